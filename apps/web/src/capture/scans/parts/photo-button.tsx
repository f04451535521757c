import { Button } from 'antd';
import { type ReactNode, useRef } from 'react';

interface PhotoButtonProps {
  icon: ReactNode;
  words: string;
  /** Opens the camera of a phone; other machines choose a file. */
  fromCamera?: true;
  isMain?: boolean;
  onFiles: (files: File[]) => void;
}

/** Takes photographs, or chooses some that were taken. */
export function PhotoButton({ icon, words, fromCamera, isMain = false, onFiles }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words}
        accept="image/*"
        multiple={!fromCamera}
        capture={fromCamera && 'environment'}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = ''; // the same picture may be chosen again
        }}
      />
      <Button size="large" type={isMain ? 'primary' : 'default'} icon={icon} onClick={() => input.current?.click()}>
        {words}
      </Button>
    </>
  );
}
