import { type KeptNode, type TreeOf, treeLimits } from '@zhibi/contract/questions/trees';
import { Button, Input, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matches, type NodeOption, optionsOf } from '../../parts/find-node.js';
import { AddField } from './add-field.js';
import { LessonFields, type SubjectOfTree } from './lesson-fields.js';
import styles from './page.module.css';
import { placeByKey } from './places.js';
import { RemoveButton } from './remove-button.js';
import type { Keeping } from './use-tree.js';

const ways = ['up', 'down', 'inward', 'outward'] as const;

interface NodePanelProps {
  of: TreeOf;
  subject: SubjectOfTree | undefined;
  node: KeptNode;
  keeping: Keeping;
}

/** All that may be done with one node. */
export function NodePanel({ of, subject, node, keeping }: NodePanelProps) {
  const { t } = useTranslation('trees');
  const id = useId();
  const [title, setTitle] = useState(node.title);
  const { nodes, isBusy } = keeping;
  const isNew = title.trim() !== '' && title.trim() !== node.title;
  const rename = () => isNew && !isBusy && keeping.rename(node.id, title.trim());
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={id}>{t('tree.rename')}</label>
        <div className={styles.row}>
          <Input
            id={id}
            style={{ flex: 1, minWidth: 160 }}
            maxLength={treeLimits.title}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
            onPressEnter={rename}
          />
          <Button disabled={!isNew} loading={isBusy} onClick={rename}>
            {t('tree.save')}
          </Button>
        </div>
      </div>
      <div className={styles.field}>
        <h3>{t('tree.move')}</h3>
        <div className={styles.row}>
          {ways.map((way) => {
            const place = placeByKey(nodes, node.id, way);
            return (
              <Button
                key={way}
                size="small"
                disabled={place === undefined || isBusy}
                onClick={() => place && keeping.move(node.id, place)}
              >
                {t(`tree.${way}`)}
              </Button>
            );
          })}
        </div>
      </div>
      <AddField label={t('tree.addChild')} isBusy={isBusy} onAdd={(child) => keeping.add(node.id, child)} />
      {of.kind === 'chapter' && subject && (
        <LessonFields textbookId={of.textbookId} subject={subject} node={node} keeping={keeping} />
      )}
      {of.kind === 'knowledge' && <Needs node={node} keeping={keeping} />}
      <div className={styles.row}>
        <RemoveButton of={of} node={node} keeping={keeping} />
        <Button type="link" onClick={() => keeping.select(null)}>
          {t('tree.addRoot')}
        </Button>
      </div>
    </>
  );
}

function Needs({ node, keeping }: { node: KeptNode; keeping: Keeping }) {
  const { t } = useTranslation('trees');
  return (
    <div className={styles.field}>
      <h3>{t('tree.needs')}</h3>
      <Select<string[], NodeOption>
        mode="multiple"
        showSearch={{ filterOption: matches }}
        maxCount={50}
        aria-label={t('tree.needs')}
        placeholder={t('tree.needsNone')}
        disabled={keeping.isBusy}
        options={optionsOf(keeping.nodes.filter(({ id }) => id !== node.id))}
        value={node.needs}
        onChange={(needs) => keeping.setNeeds(node.id, needs)}
      />
      <p className={styles.hint}>{t('tree.needsHint')}</p>
    </div>
  );
}
