import { projectApi } from '@zhibi/contract/papers/project';
import { download } from '../../../../platform/download.js';

/** A paper as a file that another installation reads. */
export const takeOut = (paperId: string): Promise<unknown> => download(projectApi.export, { paperId });
