import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../platform/layout/empty-state.js';
import type { Place } from './place.js';

/** Why nothing is here, and what to do. */
export function Nothing({ place: { scope, words, kind } }: { place: Place }) {
  const { t } = useTranslation('disk');
  if (words || kind) return <EmptyState title={t('empty.found')} hint={t('empty.foundHint')} />;
  const name = scope === 'folder' ? 'mine' : scope;
  return <EmptyState title={t(`empty.${name}`)} hint={t(`empty.${name}Hint`)} />;
}
