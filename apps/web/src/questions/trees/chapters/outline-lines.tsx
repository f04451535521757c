import type { OutlineLine, OutlineTrial } from '@zhibi/contract/questions/trees';
import { Checkbox, Table } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { listed } from '../../../platform/listed.js';
import styles from './page.module.css';

/** Also one that is kept or made, but for a part of what it says. */
const hasProblem = ({ state, problem }: OutlineLine): boolean => state === 'bad' || problem !== undefined;

/** What each line of an outline would become; only the wrong ones on demand. */
export function OutlineLines({ trial: { lines, counts } }: { trial: OutlineTrial }) {
  const { t } = useTranslation('trees');
  const [onlyBad, setOnlyBad] = useState(false);
  const wrong = lines.filter(hasProblem);
  return (
    <section>
      <div className={styles.row}>
        <span>{t('outline.counts', { added: counts.new, kept: counts.kept, bad: wrong.length })}</span>
        {wrong.length > 0 && (
          <Checkbox checked={onlyBad} onChange={(event) => setOnlyBad(event.target.checked)}>
            {t('outline.onlyBad')}
          </Checkbox>
        )}
      </div>
      {counts.left > 0 && <p className={styles.hint}>{t('outline.left', { count: counts.left })}</p>}
      <Table<OutlineLine>
        virtual
        size="small"
        rowKey="line"
        pagination={false}
        scroll={{ x: 540, y: 260 }}
        dataSource={onlyBad ? wrong : lines}
        columns={[
          { title: t('outline.line'), dataIndex: 'line', width: 64, align: 'right' },
          {
            title: t('outline.entry'),
            ellipsis: true,
            render: (_, { depth, title }) => <span style={{ paddingInlineStart: (depth - 1) * 16 }}>{title}</span>,
          },
          { title: t('outline.state'), width: 200, render: (_, line) => <State line={line} /> },
        ]}
      />
    </section>
  );
}

function State({ line: { state, problem, says = [] } }: { line: OutlineLine }) {
  const { t } = useTranslation('trees');
  const facets = says.map((one) => t(`outline.says.${one}`));
  if (problem !== undefined) return <StatusTag tone="bad">{t(`outline.${problem}`)}</StatusTag>;
  return (
    <>
      {state === 'new' ? (
        <StatusTag tone="done">{t('outline.isNew')}</StatusTag>
      ) : (
        <StatusTag tone="off">{t('outline.isKept')}</StatusTag>
      )}
      {facets.length > 0 && <span className={styles.hint}> {listed(facets)}</span>}
    </>
  );
}
