import type { ScanBatchDetail, ScanPage } from '@zhibi/contract/capture/scans';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listed } from '../../../platform/listed.js';
import styles from './page-strip.module.css';
import type { Bench } from './use-bench.js';

type Group = 'all' | 'read' | 'doubt' | 'unread';
const groupOf = ({ state }: ScanPage): Group =>
  state === 'read' || state === 'set-aside' ? 'read' : state === 'doubt' ? 'doubt' : 'unread';
const groups = ['all', 'read', 'doubt', 'unread'] as const;
const words = { read: 'state.read', doubt: 'state.doubt', unread: 'bench.unplaced' } as const;

/** Every page with a foot in the colour of its state and a sign; and whose pages are missing. */
export function PageStrip({ batch: { scanned, missing }, bench }: { batch: ScanBatchDetail; bench: Bench }) {
  const { t } = useTranslation('scans');
  const [group, setGroup] = useState<Group | 'missing'>('all');
  const count = (of: Group) => (of === 'all' ? scanned.length : scanned.filter((page) => groupOf(page) === of).length);
  return (
    <nav className={styles.strip} aria-label={t('bench.pages')}>
      <ul className={styles.groups}>
        {groups.map((name) => (
          <li key={name}>
            <button type="button" data-group={name} aria-pressed={group === name} onClick={() => setGroup(name)}>
              <span>{name === 'all' ? t('bench.all') : t(words[name])}</span> <b>{count(name)}</b>
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            data-group="missing"
            aria-pressed={group === 'missing'}
            onClick={() => setGroup('missing')}
          >
            <span>{t('bench.missing')}</span> <b>{missing.length}</b>
          </button>
        </li>
      </ul>
      {group === 'missing' ? (
        <ul className={styles.missing}>
          {missing.map(({ studentId, name, studentNo, pages }) => (
            <li key={studentId}>
              <b translate="no">{name}</b> <small>{studentNo}</small>
              <span>{listed(pages.map((page) => t('ask.page', { page })))}</span>
            </li>
          ))}
        </ul>
      ) : (
        <ul className={styles.pages}>
          {scanned
            .filter((page) => group === 'all' || groupOf(page) === group)
            .map((page) => (
              <li key={page.pageId}>
                <button
                  type="button"
                  data-state={groupOf(page)}
                  aria-current={page.pageId === bench.page?.pageId}
                  onClick={() => bench.look(page.pageId)}
                >
                  <i aria-hidden />
                  <span translate="no">{page.student?.name ?? t(`state.${page.state}`)}</span>
                  <em>{page.state === 'read' ? '✓' : page.state === 'doubt' ? page.openChoices : '!'}</em>
                </button>
              </li>
            ))}
        </ul>
      )}
    </nav>
  );
}
