import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Crops } from './crops.js';
import type { OpenGroup } from './group-state.js';
import styles from './groups.module.css';
import type { useGroups } from './use-groups.js';

interface OpenedGroupProps {
  group: OpenGroup;
  others: readonly OpenGroup[];
  hand: ReturnType<typeof useGroups>;
}

/** The answers of one group, and what may be done with those that do not belong to it. */
export function OpenedGroup({ group, others, hand }: OpenedGroupProps) {
  const { t } = useTranslation('groups');
  const { kind, label, answers } = group;
  const { selected, currentId } = hand;
  const isOne = answers.length < 2;
  const merge = selected.size > 0 ? t('mergeInto') : t('mergeAll');
  return (
    <section className={styles.open}>
      <header>
        <h2>{t('inGroup', { name: label || t(`kinds.${kind}`), count: answers.length })}</h2>
        <span>{t(`hint.${kind}`)}</span>
        <Button size="small" onClick={hand.selectAll}>
          {selected.size > 0 ? t('noneChosen') : t('all')}
        </Button>
      </header>
      <Crops
        group={group}
        selected={selected}
        currentId={currentId}
        onToggle={hand.toggle}
        onTakeOut={isOne ? undefined : hand.takeOut}
      />
      <footer>
        <span>{t('selected', { count: selected.size })}</span>
        <Button
          type="primary"
          disabled={isOne || (selected.size === 0 && currentId === null)}
          loading={hand.isBusy}
          onClick={hand.split}
        >
          {t('split')} <kbd>X</kbd>
        </Button>
        <Select
          aria-label={merge}
          placeholder={merge}
          style={{ minWidth: 160 }}
          value={null}
          disabled={others.length === 0}
          options={others.map(({ groupId, kind: other, label: words, answers: those }) => ({
            value: groupId,
            label: `${words || t(`kinds.${other}`)} · ${t('size', { count: those.length })}`,
          }))}
          onChange={(into: string | null) => into && hand.mergeInto(into)}
        />
        {selected.size > 0 && <span>{t('stay', { count: answers.length - selected.size })}</span>}
      </footer>
    </section>
  );
}
