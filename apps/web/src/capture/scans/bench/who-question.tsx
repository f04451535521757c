import type { ScanBatchDetail, ScanPage } from '@zhibi/contract/capture/scans';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './question.module.css';
import type { Bench } from './use-bench.js';

interface WhoQuestionProps {
  page: ScanPage;
  batch: ScanBatchDetail;
  bench: Bench;
}

/** Whose page it is, or which of two counts; and a way to leave it out. */
export function WhoQuestion({ page, batch: { missing }, bench }: WhoQuestionProps) {
  const { t } = useTranslation('scans');
  const { pageId, state, reason, student, candidates } = page;
  const isReadable = page.dpi !== null;
  const title = state === 'double' ? 'ask.double' : isReadable ? 'ask.who' : 'ask.unreadable';
  const likely = new Map(candidates.map((one) => [`${one.studentId} ${one.page}`, one]));
  const open = missing.flatMap((one) => one.pages.map((no) => ({ ...one, page: no })));
  const [known] = student && page.page !== null ? [{ ...student, page: page.page }] : [];
  return (
    <section className={styles.question}>
      <h2>{t(title)}</h2>
      <p>{reason === null ? t(`state.${state}`) : t(`reason.${reason}`)}</p>
      {!isReadable && <p>{t('ask.rescan')}</p>}
      {isReadable && (
        <ul className={styles.candidates} aria-label={t('ask.who')}>
          {[...likely.values()].map((one) => (
            <li key={`${one.studentId} ${one.page}`}>
              <button type="button" disabled={bench.isBusy} onClick={() => bench.assign(pageId, one)}>
                <b translate="no">{one.name}</b>
                <small>{one.studentNo}</small>
                <span>{t('ask.page', { page: one.page })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {isReadable && (
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          className={styles.select}
          value={null}
          placeholder={t('ask.choose')}
          aria-label={t('ask.choose')}
          options={open.map(({ studentId, name, studentNo, page: no }) => ({
            value: `${studentId} ${no}`,
            label: `${name} ${studentNo} · ${t('ask.page', { page: no })}`,
          }))}
          onChange={(value: string | null) => {
            const one = open.find(({ studentId, page: no }) => `${studentId} ${no}` === value);
            if (one) bench.assign(pageId, one);
          }}
        />
      )}
      <div className={styles.actions}>
        {state === 'double' && known && (
          <Button type="primary" disabled={bench.isBusy} onClick={() => bench.assign(pageId, known)}>
            {t('ask.replace')}
          </Button>
        )}
        <Button disabled={bench.isBusy} onClick={() => bench.setAside(pageId)}>
          {t('ask.aside')}
        </Button>
        <Button onClick={bench.skip}>{t('ask.leave')}</Button>
      </div>
    </section>
  );
}
