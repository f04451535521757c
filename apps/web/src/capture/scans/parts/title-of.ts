import type { PhotosOfCopy } from '@zhibi/contract/capture/scans';
import type { TFunction } from 'i18next';

/** What a homework is called over its photographs. */
export const titleOf = ({ title, redoOf }: Pick<PhotosOfCopy, 'title' | 'redoOf'>, t: TFunction<'photos'>): string =>
  redoOf === null ? title : t('redoOf', { title: redoOf });
