import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { SeatPair } from '@zhibi/contract/people/my-classes';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './seating.module.css';

/** A pair while it is chosen: one of the two may still be missing. */
export type PairDraft = Partial<Pick<SeatPair, 'oneId' | 'otherId'>> & Pick<SeatPair, 'kind'>;

/** Two different students in each pair, and no two of them named twice. */
export function isComplete(pairs: readonly PairDraft[]): pairs is readonly SeatPair[] {
  const keys = pairs.map(({ oneId, otherId }) => [oneId, otherId].sort().join());
  return (
    pairs.every(({ oneId, otherId }) => oneId !== undefined && otherId !== undefined && oneId !== otherId) &&
    new Set(keys).size === keys.length
  );
}

interface Props {
  pairs: readonly PairDraft[];
  options: { value: string; label: string; found: string }[];
  onChange: (pairs: readonly PairDraft[]) => void;
}

/** Who sits apart, and who side by side. */
export function PairsEditor({ pairs, options, onChange }: Props) {
  const { t } = useTranslation('myClasses');
  const set = (at: number, by: Partial<PairDraft>) =>
    onChange(pairs.map((pair, here) => (here === at ? { ...pair, ...by } : pair)));
  const search = { optionFilterProp: 'found' };
  return (
    <>
      {pairs.map((pair, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pair has no name of its own until both are chosen
        <div key={at} className={styles.pair}>
          <Select
            showSearch={search}
            aria-label={t('seats.one')}
            value={pair.oneId}
            options={options}
            onChange={(oneId) => set(at, { oneId })}
          />
          <Select
            showSearch={search}
            aria-label={t('seats.other')}
            value={pair.otherId}
            options={options}
            onChange={(otherId) => set(at, { otherId })}
          />
          <Select
            aria-label={t('seats.pairs')}
            value={pair.kind}
            options={[
              { value: 'apart' as const, label: t('seats.pairApart') },
              { value: 'together' as const, label: t('seats.pairTogether') },
            ]}
            onChange={(kind) => set(at, { kind })}
          />
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={t('seats.removePair')}
            onClick={() => onChange(pairs.filter((_, here) => here !== at))}
          />
        </div>
      ))}
      <Button size="small" icon={<PlusOutlined />} onClick={() => onChange([...pairs, { kind: 'apart' }])}>
        {t('seats.addPair')}
      </Button>
    </>
  );
}
