import { NOT_AGAIN_DAYS, type recommendApi, type SetBank, setBanks, setMinutes } from '@zhibi/contract/analysis/recommend';
import { Button, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { FilterBar } from '../../platform/layout/filter-bar.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { GivenLine } from './given-line.js';
import list from './given-line.module.css';
import { OwnSets } from './own-sets.js';
import styles from './recommend.module.css';
import { SetCard } from './set-card.js';
import type { Room } from './use-set.js';

const kinds = ['all', 'class', 'layer', 'student'] as const;
type Kind = (typeof kinds)[number];

interface SetsProps {
  room: Room;
  shown: z.output<typeof recommendApi.forClass.output>;
  /** Only sets for this point; '' for all. */
  point: string;
  minutes: number;
  kind: string;
  bank: SetBank | undefined;
  onGo: (change: { point?: string; minutes?: string; kind?: string; bank?: string }) => void;
}

/** The sets for the class, its layers and its students, and what was given before. */
export function Sets({ room, shown: { sets, given, can }, point, minutes, kind, bank, onGo }: SetsProps) {
  const { t } = useTranslation('recommend');
  const chosen = kinds.find((one) => one === kind) ?? 'all';
  const of = (wanted: Kind) => (wanted === 'all' ? sets : sets.filter((set) => set.kind === wanted));
  const shown = of(chosen);
  const own = shown.filter((set) => set.kind === 'student');
  const together = shown.filter((set) => set.kind !== 'student');
  return (
    <div>
      <FilterBar result={t('filter.notAgain', { days: NOT_AGAIN_DAYS })}>
        <Segmented<Kind>
          aria-label={t('filter.kind')}
          value={chosen}
          options={kinds
            .filter((one) => one === 'all' || of(one).length > 0)
            .map((value) => ({ value, label: t(`filter.kinds.${value}`, { count: of(value).length }) }))}
          onChange={(next) => onGo({ kind: next === 'all' ? '' : next })}
        />
        <Select
          className={styles.choice}
          aria-label={t('filter.minutes')}
          value={minutes}
          options={setMinutes.map((value) => ({ value, label: t('filter.upTo', { count: value }) }))}
          onChange={(next) => onGo({ minutes: String(next) })}
        />
        <Select
          className={styles.choice}
          aria-label={t('filter.bank')}
          value={bank ?? 'all'}
          options={(['all', ...setBanks] as const).map((value) => ({ value, label: t(`filter.banks.${value}`) }))}
          onChange={(next) => onGo({ bank: next === 'all' ? '' : next })}
        />
      </FilterBar>
      {shown.length === 0 ? (
        <EmptyState
          title={t('noSets')}
          hint={t(bank === undefined ? 'noSetsHint' : 'noSetsOfBankHint')}
          action={
            bank !== undefined ? (
              <Button onClick={() => onGo({ bank: '' })}>{t('filter.banks.all')}</Button>
            ) : point === '' ? (
              <GoButton to="/source/source">{t('toBank')}</GoButton>
            ) : (
              <Button onClick={() => onGo({ point: '' })}>{t('points.all')}</Button>
            )
          }
        />
      ) : (
        <div className={styles.sets}>
          {together.map((set, at) => (
            <SetCard
              key={`${set.kind} ${set.level} ${set.questions.map(({ questionId }) => questionId).join()}`}
              room={room}
              set={set}
              isFirst={at === 0}
              mayGive={can.give}
            />
          ))}
          {own.length > 0 && <OwnSets room={room} sets={own} mayGive={can.give} />}
        </div>
      )}
      {given.length > 0 && (
        <ul className={list.given}>
          {given.map((set) => (
            <GivenLine key={set.paperId} classId={room.classId} set={set} mayGive={can.give} />
          ))}
        </ul>
      )}
    </div>
  );
}
