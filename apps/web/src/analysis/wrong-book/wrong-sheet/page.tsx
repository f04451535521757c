import { handbookApi, SHEET_KEY_LENGTH } from '@zhibi/contract/analysis/handbook';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { z } from 'zod';
import { useNames } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { formatDay } from '../../../platform/time.js';
import { lendFiles } from './lend-files.js';
import styles from './sheet.module.css';
import { SheetQuestionCard } from './sheet-question.js';

type Sheet = z.output<typeof handbookApi.sheet.output>;

/** One printed sheet of wrong questions on a telephone, by the code that it carries: no login, no name, nothing else. */
export function Page() {
  const [params] = useSearchParams();
  const key = params.get('key') ?? '';
  return (
    <main className={styles.sheet}>{key.length === SHEET_KEY_LENGTH ? <Opened sheetKey={key} /> : <Foreign />}</main>
  );
}

function Opened({ sheetKey }: { sheetKey: string }) {
  const { t } = useTranslation('wrongSheet');
  const read = useRead(handbookApi.sheet, { key: sheetKey }, { quiet: true });
  const { data, error } = read;
  if (data === undefined && error?.is('not-found')) return <Foreign />;
  if (data === undefined && error?.reason === 'sheet-ended')
    return <EmptyState title={t('ended')} hint={t('endedHint')} action={<ToBook />} />;
  if (data === undefined && error?.is('too-often'))
    return (
      <EmptyState
        title={t('often')}
        hint={t('oftenHint')}
        action={<Button onClick={() => void read.refetch()}>{t('again')}</Button>}
      />
    );
  return (
    <Screen read={read} skeleton={{ rows: 6 }}>
      {(sheet) => <Questions sheetKey={sheetKey} sheet={sheet} />}
    </Screen>
  );
}

function Questions({ sheetKey, sheet }: { sheetKey: string; sheet: Sheet }) {
  const { t } = useTranslation('wrongSheet');
  const names = useNames();
  const { title, subjectName, endsAt, questions } = sheet;
  lendFiles(sheetKey, questions); // before the texts below want them
  return (
    <>
      <header>
        <h1 translate="no">{title}</h1>
        <p>
          {t('note', { subject: names.subject(subjectName), count: questions.length })}
          <span>{t('until', { day: formatDay(endsAt) })}</span>
        </p>
      </header>
      <ol>
        {questions.map((question) => (
          <SheetQuestionCard key={question.no} question={question} />
        ))}
      </ol>
      <footer>
        <p>{t('only')}</p>
        <ToBook />
      </footer>
    </>
  );
}

function Foreign() {
  const { t } = useTranslation('wrongSheet');
  return <EmptyState title={t('foreign')} hint={t('foreignHint')} action={<ToBook />} />;
}

/** Whoever is not logged in is asked to, and comes there afterwards. */
function ToBook() {
  const { t } = useTranslation('wrongSheet');
  return <Link to="/wrong">{t('login')}</Link>;
}
