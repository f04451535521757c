import { ABSENT } from '@zhibi/contract/kernel';
import { type Finding, TreeFlaw, type TreeOf, treesApi } from '@zhibi/contract/questions/trees';
import { Button, Segmented, Table } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ExportButton } from '../../../platform/layout/export-button.js';
import { Screen } from '../../../platform/screen.js';
import styles from './page.module.css';

interface ChecksDrawerProps {
  of: TreeOf;
  exported: { textbookId: string } | { subjectId: number };
  open: boolean;
  onChoose: (nodeId: string) => void;
  onClose: () => void;
}

/** What is missing in a tree; each entry is one click away. */
export function ChecksDrawer({ of, exported, open, onChoose, onClose }: ChecksDrawerProps) {
  const { t } = useTranslation('trees');
  const check = useRead(treesApi.checkTree, open ? { of } : null);
  const choose = (nodeId: string) => {
    onChoose(nodeId);
    onClose();
  };
  return (
    <Drawer
      size="wide"
      title={t('check.title')}
      open={open}
      onClose={onClose}
      extra={<ExportButton endpoint={treesApi.exportCheck} input={exported} />}
    >
      <Screen
        read={check}
        skeleton={{ rows: 10 }}
        isEmpty={({ findings }) => findings.length === 0}
        empty={<EmptyState title={t('check.whole')} hint={t(`check.wholeHint.${of.kind}`)} />}
      >
        {({ findings }) => <Findings of={of} findings={findings} onChoose={choose} />}
      </Screen>
    </Drawer>
  );
}

function Findings({
  of,
  findings,
  onChoose,
}: {
  of: TreeOf;
  findings: readonly Finding[];
  onChoose: (nodeId: string) => void;
}) {
  const { t } = useTranslation('trees');
  const [chosen, setChosen] = useState<TreeFlaw | 'all'>('all');
  const countOf = (flaw: TreeFlaw) => findings.filter((finding) => finding.flaw === flaw).length;
  const there = TreeFlaw.options.filter((flaw) => countOf(flaw) > 0);
  const shown = there.find((flaw) => flaw === chosen) ?? 'all';
  const rows = findings.filter(({ flaw }) => shown === 'all' || flaw === shown);
  return (
    <>
      <p className={styles.hint}>{t(`check.what.${of.kind}`)}</p>
      <Segmented<TreeFlaw | 'all'>
        className={styles.flaws}
        aria-label={t('check.flaw')}
        options={[
          { value: 'all', label: t('check.all', { count: findings.length }) },
          ...there.map((flaw) => ({
            value: flaw,
            label: t('check.counted', { flaw: t(`check.flaws.${flaw}`), count: countOf(flaw) }),
          })),
        ]}
        value={shown}
        onChange={setChosen}
      />
      <Table<Finding>
        virtual
        size="small"
        rowKey={({ flaw, nodeId }) => `${flaw} ${nodeId}`}
        pagination={false}
        scroll={{ x: 560, y: 560 }}
        dataSource={rows}
        columns={[
          { title: t('check.flaw'), width: 150, render: (_, { flaw }) => t(`check.flaws.${flaw}`) },
          {
            title: t('check.entry'),
            ellipsis: true,
            render: (_, { nodeId, title, path }) => (
              <Button type="link" size="small" className={styles.found} title={path} onClick={() => onChoose(nodeId)}>
                {title}
              </Button>
            ),
          },
          { title: t('check.path'), width: 220, ellipsis: true, render: (_, finding) => above(finding) },
        ]}
      />
    </>
  );
}

/** Where an entry stands, without itself. */
const above = ({ path, title }: Finding): string => path.slice(0, -title.length).replace(/ \/ $/, '') || ABSENT;
