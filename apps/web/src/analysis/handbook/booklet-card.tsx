import { type BookletEntry, type BookletPlan, handbookApi } from '@zhibi/contract/analysis/handbook';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { Screen } from '../../platform/screen.js';
import { formatRate } from '../../platform/time.js';
import type { HandbookWish } from './draft.js';
import styles from './handbook.module.css';

interface BookletCardProps {
  plan: BookletPlan;
  wish: HandbookWish;
  title: string;
}

/** One student's booklet: its true pages, and why each question stands in it. */
export function BookletCard({ plan, wish, title }: BookletCardProps) {
  const { t } = useTranslation('handbook');
  const { studentId, name, wrong, due, ownDue } = plan;
  const drawn = useRead(handbookApi.draw, { ...wish, studentId, title });
  const [page, setPage] = useState(1);
  return (
    <Card title={name} extra={<small className={styles.quiet}>{t('preview.wrongDue', { wrong, due, ownDue })}</small>}>
      <Screen read={drawn} skeleton={{ card: 420 }}>
        {({ pages, entries, left }) => (
          <>
            {/* The engine draws pages from our own PDF; as a picture nothing in it can run. */}
            <img
              className={styles.page}
              alt={t('preview.page', { page })}
              src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(pages[page - 1] ?? pages[0] ?? '')}`}
            />
            {pages.length > 1 && (
              <Segmented<number>
                className={styles.pages ?? ''}
                size="small"
                value={Math.min(page, pages.length)}
                onChange={setPage}
                options={pages.map((_, at) => ({ value: at + 1, label: at + 1 }))}
              />
            )}
            <p className={styles.room}>
              <b>{t('preview.pages', { pages: pages.length, max: wish.rules.maxPages })}</b>
              <span>{left.length === 0 ? t('preview.fits') : t('preview.left', { count: left.length })}</span>
            </p>
            <ol className={styles.entries} aria-label={t('preview.why')}>
              {entries.map((entry) => (
                <Entry key={entry.questionId} entry={entry} />
              ))}
              {left.map((entry) => (
                <Entry key={entry.questionId} entry={entry} isLeft />
              ))}
            </ol>
          </>
        )}
      </Screen>
    </Card>
  );
}

function Entry({ entry, isLeft = false }: { entry: BookletEntry; isLeft?: boolean }) {
  const { t } = useTranslation('handbook');
  const { why, title, no, knowledge, remembered } = entry;
  const rate = formatRate(remembered);
  const words = {
    due: t('preview.remembered', { rate }),
    wrong: t('preview.remembered', { rate }),
    needed: t('preview.needed', { rate }),
    variant: t('preview.asVariant'),
  };
  return (
    <li className={isLeft ? styles.left : undefined} data-why={why}>
      <span>
        {why === 'variant' ? t('preview.variant') : t('preview.entry', { title, no })}
        {knowledge && <i>{knowledge}</i>}
      </span>
      <em>{isLeft ? `${words[why]} · ${t('preview.noRoom')}` : words[why]}</em>
    </li>
  );
}
