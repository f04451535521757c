import type { DiskEntry } from '@zhibi/contract/disk';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { inFolder, usePlace } from './place.js';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

interface EntryLinkProps {
  entry: DiskEntry;
  onOpen(entry: DiskEntry): void;
  className?: string;
  children: ReactNode;
}

/** A folder leads to what is in it; a file to its whole window, and a plain click shows it over the list. */
export function EntryLink({ entry, onOpen, className, children }: EntryLinkProps) {
  const { to } = usePlace();
  const isFolder = entry.kind === 'folder';
  return (
    <Link
      className={className}
      to={isFolder ? to(inFolder(entry.cdId)) : `/wps?fileId=${entry.cdId}`}
      onClick={(event) => {
        if (!isPlain(event)) return;
        if (!isFolder) event.preventDefault();
        onOpen(entry);
      }}
    >
      {children}
    </Link>
  );
}
