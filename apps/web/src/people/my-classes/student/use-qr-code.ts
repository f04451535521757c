import { useEffect, useState } from 'react';

/** A picture of the address that a phone reads; empty until it is drawn. The library comes when somebody prints. */
export function useQrCode(text: string): string {
  const [picture, setPicture] = useState('');
  // Drawing is done outside React, in its own time.
  useEffect(() => {
    let isWanted = true;
    void import('qrcode').then(async ({ toDataURL }) => {
      const drawn = await toDataURL(text, { margin: 0, width: 168 });
      if (isWanted) setPicture(drawn);
    });
    return () => {
      isWanted = false;
    };
  }, [text]);
  return picture;
}
