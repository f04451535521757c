import { DownOutlined, PlusOutlined } from '@ant-design/icons';
import type { CardKind } from '@zhibi/contract/papers/cards';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './designer.module.css';
import { withFurniture, withQuestions } from './edits.js';
import type { CardWork } from './use-card.js';

const kinds = ['single', 'multiple', 'judge', 'blank', 'written', 'essay'] as const satisfies readonly CardKind[];
const counts: Record<CardKind, number> = { single: 5, multiple: 2, judge: 5, blank: 2, written: 1, essay: 1 };
const scores: Record<CardKind, number> = { single: 3, multiple: 4, judge: 2, blank: 4, written: 10, essay: 50 };
const furniture = ['title', 'fields', 'number', 'notes', 'heading'] as const;

/** What can be added, in its groups: a card of a paper asks the paper's questions and no others. */
function useAdditions({ design, saved, change }: CardWork) {
  const { t } = useTranslation('cards');
  const questions = kinds.map((kind) => ({
    key: kind,
    label: t('addKind', { kind: t(`kind.${kind}`), count: counts[kind] }),
    add: () => change(withQuestions(design, { kind, count: counts[kind], score: scores[kind], options: 4 })),
  }));
  const optional = {
    key: 'optional' as const,
    label: t('addOptional'),
    add: () => change(withQuestions(design, { kind: 'written', count: 2, score: 10, options: 4, choose: 1 })),
  };
  const others = furniture.map((kind) => ({
    key: kind,
    label: t(`block.${kind}`),
    add: () => change(withFurniture(design, kind)),
  }));
  return [
    ...(saved.source === null
      ? [{ key: 'questions', title: t('addQuestions'), additions: [...questions, optional] }]
      : []),
    { key: 'others', title: t('addOthers'), additions: others },
  ];
}

/** Beside the card: every addition is a button. */
export const AddButtons = ({ work }: { work: CardWork }) =>
  useAdditions(work).map(({ key, title, additions }) => (
    <section key={key}>
      <h2>{title}</h2>
      <div className={styles.add}>
        {additions.map((one) => (
          <Button key={one.key} size="small" onClick={one.add}>
            {one.label}
          </Button>
        ))}
      </div>
    </section>
  ));

/** Above the card, where there is no room for all of them: one button opens their list. */
export function AddMenu({ work }: { work: CardWork }) {
  const { t } = useTranslation('cards');
  const items = useAdditions(work).map(({ key, title, additions }) => ({
    key,
    type: 'group' as const,
    label: title,
    children: additions.map((one) => ({ key: `${key}-${one.key}`, label: one.label, onClick: one.add })),
  }));
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button size="small" icon={<PlusOutlined />}>
        {t('add')} <DownOutlined />
      </Button>
    </Dropdown>
  );
}
