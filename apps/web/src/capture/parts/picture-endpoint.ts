import { captureApi } from '@zhibi/contract/capture';
import { createContext } from 'react';

/** Who hands out the pictures of answers: whoever may not read the homework itself asks another call of the same shape. */
export const PictureEndpoint = createContext<typeof captureApi.evidencePicture>(captureApi.evidencePicture);
