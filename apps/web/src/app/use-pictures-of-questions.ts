import { useEffect } from 'react';
import { fetchFile } from '../platform/download.js';
import { pictures } from '../platform/rich/pictures.js';

/** Texts know that they hold pictures, not where these are kept: that is said here, once for all screens. */
export function usePicturesOfQuestions(): void {
  // The store of pictures lives outside React.
  useEffect(() => {
    pictures.serveFrom(async (fileId) => {
      // Most texts hold no file: the address comes with the first that does.
      const { writingApi } = await import('@zhibi/contract/questions/writing');
      return (await fetchFile(writingApi.file, { fileId })).blob;
    });
    return () => pictures.serveFrom(null);
  }, []);
}
