import { type BookName, type EditionLine, type KeptBook, treesApi } from '@zhibi/contract/questions/trees';
import { Checkbox, Select, Table } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { Screen } from '../../../platform/screen.js';
import { SubjectSelect } from '../subject-select.js';
import styles from './compare.module.css';

const tones = { same: 'off', renamed: 'warn', moved: 'run', added: 'done', removed: 'bad' } as const;

/** Two editions beside each other: what a school finds changed when it takes the new one. */
export function CompareDrawer({
  open,
  first,
  onClose,
}: {
  open: boolean;
  /** The one that was asked about; any other where none was. */
  first: KeptBook | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('trees');
  return (
    <Drawer size="wide" title={t('books.compare')} open={open} onClose={onClose}>
      {open && <Inside first={first} />}
    </Drawer>
  );
}

function Inside({ first }: { first: KeptBook | null }) {
  const { t } = useTranslation('trees');
  const names = useNames();
  const [subjectId, setSubject] = useState(first?.subjectId);
  const [olderId, setOlder] = useState(first?.textbookId);
  const [newerId, setNewer] = useState<string>();
  const among = useRead(treesApi.bookNames, subjectId === undefined ? null : { subjectId });
  const isPair = olderId !== undefined && newerId !== undefined;
  const read = useRead(treesApi.compareBooks, isPair ? { olderId, newerId } : null);
  const books = among.data?.items ?? [];
  const options = (offered: readonly BookName[]) =>
    offered.map(({ textbookId, title, edition, year, gid }) => ({
      value: textbookId,
      label: [edition, names.grade(gid), names.volume(title), year].filter(Boolean).join(' · '),
    }));
  return (
    <>
      <div className={styles.pair}>
        <SubjectSelect
          subjectId={subjectId}
          onChange={(chosen) => {
            setSubject(chosen);
            setOlder(undefined);
            setNewer(undefined);
          }}
        />
        <Select<string>
          showSearch={{ optionFilterProp: 'label' }}
          disabled={subjectId === undefined}
          aria-label={t('books.older')}
          placeholder={t('books.older')}
          options={options(books)}
          value={olderId}
          onChange={(id) => {
            setOlder(id);
            setNewer(undefined);
          }}
        />
        <Select<string>
          showSearch={{ optionFilterProp: 'label' }}
          disabled={olderId === undefined}
          aria-label={t('books.newer')}
          placeholder={t('books.newer')}
          options={options(books.filter(({ textbookId }) => textbookId !== olderId))}
          value={newerId}
          onChange={setNewer}
        />
      </div>
      {isPair ? (
        <Screen read={read} skeleton={{ rows: 10 }}>
          {({ lines }) => <Lines lines={lines} />}
        </Screen>
      ) : (
        <p className={styles.hint}>{t('books.compareHint')}</p>
      )}
    </>
  );
}

function Lines({ lines }: { lines: readonly EditionLine[] }) {
  const { t } = useTranslation('trees');
  const [onlyChanged, setOnlyChanged] = useState(true);
  const count = (state: EditionLine['state']) => lines.filter((line) => line.state === state).length;
  const changed = lines.filter(({ state }) => state !== 'same');
  if (changed.length === 0) return <p className={styles.hint}>{t('books.compareSame')}</p>;
  const rows = (onlyChanged ? changed : lines).map((line, at) => ({ ...line, key: at }));
  return (
    <>
      <div className={styles.row}>
        <span>
          {t('books.differs', {
            added: count('added'),
            removed: count('removed'),
            renamed: count('renamed'),
            moved: count('moved'),
          })}
        </span>
        <Checkbox checked={onlyChanged} onChange={(event) => setOnlyChanged(event.target.checked)}>
          {t('books.onlyChanged')}
        </Checkbox>
      </div>
      <Table<EditionLine & { key: number }>
        virtual
        size="small"
        pagination={false}
        scroll={{ x: 640, y: 520 }}
        dataSource={rows}
        columns={[
          {
            title: t('books.state'),
            width: 96,
            render: (_, { state }) => <StatusTag tone={tones[state]}>{t(`books.states.${state}`)}</StatusTag>,
          },
          {
            title: t('books.entry'),
            ellipsis: true,
            // Without what stands above it, an indented entry hangs on nothing.
            render: (_, { depth, title }) => (
              <span style={{ paddingInlineStart: onlyChanged ? 0 : (depth - 1) * 16 }}>{title}</span>
            ),
          },
          { title: t('books.was'), dataIndex: 'was', width: 200, ellipsis: true },
          { title: t('books.questions'), dataIndex: 'questions', width: 100, align: 'right' },
        ]}
      />
    </>
  );
}
