import { writingApi } from '@zhibi/contract/questions/writing';
import { useEffect } from 'react';
import { fetchFile } from '../platform/download.js';
import { pictures } from '../platform/rich/pictures.js';

/** Texts know that they hold pictures, not where these are kept: that is said here, once for all screens. */
export function usePicturesOfQuestions(): void {
  // The store of pictures lives outside React.
  useEffect(() => {
    pictures.serveFrom(async (fileId) => (await fetchFile(writingApi.file, { fileId })).blob);
    return () => pictures.serveFrom(null);
  }, []);
}
