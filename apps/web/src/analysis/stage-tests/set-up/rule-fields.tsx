import { AbsentRule, RankShown, stageTestsApi } from '@zhibi/contract/analysis/stage-tests';
import { Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../../platform/api.js';
import { MomentField } from '../../../platform/layout/moment-field.js';
import { heldDay } from '../parts/held-day.js';
import { Labelled } from './basic-fields.js';
import styles from './set-up.module.css';
import type { DraftTest } from './use-draft-test.js';

const readers = ['leader', 'teacher', 'student'] as const;
/** `20261121083000` ↔ `2026-11-21T08:30`. */
const fieldOf = (stamp: string) => stamp.replace(/^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2}).*$/, '$1-$2-$3T$4:$5');
const stampOf = (field: string) => `${field.replace(/\D/g, '')}00`;

/** How the absent count, who sees ranks, where growth begins, and from when results are read. */
export function RuleFields({ state: { draft, set }, testId }: { state: DraftTest; testId: string | undefined }) {
  const { t } = useTranslation('stageTests');
  const tests = useInfinite(stageTestsApi.list, {});
  const before = tests.rows.filter((one) => one.testId !== testId && one.heldOn < draft.heldOn && one.scored > 0);
  const isOld = draft.startTestId !== null && !before.some((one) => one.testId === draft.startTestId);
  return (
    <div className={styles.fields}>
      <Labelled name={t('setUp.absentRule')}>
        <Segmented<AbsentRule>
          aria-label={t('setUp.absentRule')}
          value={draft.absentRule}
          options={AbsentRule.options.map((value) => ({ value, label: t(`setUp.absent.${value}`) }))}
          onChange={(absentRule) => set({ absentRule })}
        />
      </Labelled>
      <Labelled name={t('setUp.start')}>
        <Select
          aria-label={t('setUp.start')}
          value={draft.startTestId ?? ''}
          options={[
            { value: '', label: t('setUp.noStart') },
            ...(isOld ? [{ value: draft.startTestId ?? '', label: '…' }] : []),
            ...before.map((one) => ({ value: one.testId, label: `${one.name} · ${heldDay(one.heldOn)}` })),
          ]}
          onChange={(id) => set({ startTestId: id === '' ? null : id })}
        />
      </Labelled>
      <Labelled name={t('setUp.publishAt')}>
        <MomentField
          aria-label={t('setUp.publishAt')}
          value={fieldOf(draft.publishAt)}
          onChange={(value) => value !== '' && set({ publishAt: stampOf(value) })}
        />
      </Labelled>
      <div className={styles.wide}>
        <Labelled name={t('setUp.ranks')} hint={t('setUp.ranksHint')}>
          <span className={styles.ranks}>
            {readers.map((reader) => (
              <span key={reader} className={styles.inline}>
                {t(`setUp.rankOf.${reader}`)}
                <Select
                  size="small"
                  aria-label={`${t('setUp.ranks')} ${t(`setUp.rankOf.${reader}`)}`}
                  value={draft.ranks[reader]}
                  popupMatchSelectWidth={false}
                  options={RankShown.options.map((value) => ({ value, label: t(`rank.${value}`) }))}
                  onChange={(shown) => set({ ranks: { ...draft.ranks, [reader]: shown } })}
                />
              </span>
            ))}
          </span>
        </Labelled>
      </div>
    </div>
  );
}
