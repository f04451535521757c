import { CheckSquareOutlined, SearchOutlined, UploadOutlined } from '@ant-design/icons';
import { type TreeOf, treesApi } from '@zhibi/contract/questions/trees';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ExportButton } from '../../../platform/layout/export-button.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { Screen } from '../../../platform/screen.js';
import { matches, type NodeOption, optionsOf } from '../../parts/find-node.js';
import { UndoNote } from '../undo-note.js';
import { AddField } from './add-field.js';
import type { SubjectOfTree } from './lesson-fields.js';
import { NodePanel } from './node-panel.js';
import styles from './page.module.css';
import { TreeView } from './tree-view.js';
import { useTree } from './use-tree.js';

const ChecksDrawer = onDemand(
  () => import('./checks-drawer.js').then((made) => made.ChecksDrawer),
  ({ open }) => open,
);
const OutlineDrawer = onDemand(
  () => import('./outline-drawer.js').then((made) => made.OutlineDrawer),
  ({ open }) => open,
);

/** One tree: the whole of it left, the selected node right. */
export function TreeEditor({ of, subject }: { of: TreeOf; subject: SubjectOfTree | undefined }) {
  const { t } = useTranslation('trees');
  const { t: platform } = useTranslation('platform');
  const keeping = useTree(of);
  const [isImporting, setImporting] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const { tree, nodes, removed } = keeping;
  const exported = of.kind === 'chapter' ? { textbookId: of.textbookId } : { subjectId: of.subjectId };
  return (
    <>
      {removed && <UndoNote done={removed} onClose={keeping.forget} />}
      <div className={styles.columns}>
        <Card
          className={styles.tree}
          title={tree.data ? t('tree.count', { count: nodes.length }) : t('tree.list')}
          extra={
            <div className={styles.row}>
              <Button icon={<CheckSquareOutlined />} onClick={() => setChecking(true)}>
                {t('check.open')}
              </Button>
              <Button icon={<UploadOutlined />} onClick={() => setImporting(true)}>
                {platform('import')}
              </Button>
              <ExportButton endpoint={treesApi.exportTree} input={exported} />
            </div>
          }
        >
          <Screen
            read={tree}
            skeleton={{ rows: 12 }}
            isEmpty={() => nodes.length === 0}
            empty={<EmptyState title={t('tree.empty')} hint={t('tree.emptyHint')} />}
          >
            {() => (
              <>
                <Select<string | null, NodeOption>
                  className={styles.find}
                  showSearch={{ filterOption: matches }}
                  suffixIcon={<SearchOutlined />}
                  aria-label={t('tree.find')}
                  placeholder={t('tree.find')}
                  value={null}
                  options={optionsOf(nodes)}
                  onSelect={(id) => keeping.select(id)}
                />
                <TreeView of={of} keeping={keeping} />
                <p className={styles.keys}>{t('tree.keys')}</p>
              </>
            )}
          </Screen>
        </Card>
        <Card title={keeping.selected ? t('tree.selected') : t('tree.addRoot')}>
          {keeping.selected ? (
            <NodePanel key={keeping.selected.id} of={of} subject={subject} node={keeping.selected} keeping={keeping} />
          ) : (
            <>
              <AddField
                label={t('tree.newTitle')}
                isBusy={keeping.isBusy}
                onAdd={(title) => keeping.add(null, title)}
              />
              <p className={styles.hint}>{t('tree.none')}</p>
            </>
          )}
        </Card>
      </div>
      <ChecksDrawer
        of={of}
        exported={exported}
        open={isChecking}
        onChoose={keeping.select}
        onClose={() => setChecking(false)}
      />
      <OutlineDrawer of={of} open={isImporting} onClose={() => setImporting(false)} />
    </>
  );
}
