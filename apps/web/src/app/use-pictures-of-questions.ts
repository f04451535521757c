import { useEffect } from 'react';
import { pictures } from '../platform/rich/pictures.js';

/** Texts know that they hold pictures, not where these are kept: that is said here, once for all screens. */
export function usePicturesOfQuestions(): void {
  // The store of pictures lives outside React.
  useEffect(() => {
    pictures.serveFrom(async (fileId) => {
      // Most texts hold no file: what fetches them comes with the first that does.
      const [{ writingApi }, { fetchFile }] = await Promise.all([
        import('@zhibi/contract/questions/writing'),
        import('../platform/download.js'),
      ]);
      return (await fetchFile(writingApi.file, { fileId })).blob;
    });
    return () => pictures.serveFrom(null);
  }, []);
}
