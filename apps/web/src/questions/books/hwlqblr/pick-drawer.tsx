import { type QuestionForTeacher, questionsApi } from '@zhibi/contract/questions';
import { Button, Flex, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { SearchField } from '../../../platform/layout/search-field.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { together } from '../../../platform/together.js';
import { QuestionText } from '../../parts/question-text.js';
import { typeNames } from '../../parts/type-names.js';
import styles from './entry-workspace.module.css';

const banks = ['mine', 'school', 'platform'] as const;
type Bank = (typeof banks)[number];

interface PickDrawerProps {
  open: boolean;
  subjectId: number;
  page: number;
  itemIds: readonly string[];
  onPut: (questionId: string) => void;
  onClose: () => void;
}

/** Questions of the banks, to be put on the page in hand; it stays open for the next. */
export function PickDrawer({ open, subjectId, page, itemIds, onPut, onClose }: PickDrawerProps) {
  const { t } = useTranslation('books');
  const [bank, setBank] = useState<Bank>('mine');
  const [words, setWords] = useState('');
  const pages = useInfinite(questionsApi.search, open ? { subjectId, bank, ...(words ? { words } : {}) } : null);
  const { rows, first, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  return (
    <Drawer size="wide" title={t('pick.title', { page })} open={open} onClose={onClose}>
      <Flex gap={8} wrap style={{ marginBottom: 12 }}>
        <Segmented<Bank>
          aria-label={t('pick.bank')}
          options={banks.map((value) => ({ value, label: t(`pick.${value}`) }))}
          value={bank}
          onChange={setBank}
        />
        <SearchField
          allowClear
          maxLength={100}
          style={{ width: 200 }}
          aria-label={t('pick.words')}
          placeholder={t('pick.words')}
          onSearch={(typed) => setWords(typed.trim())}
        />
      </Flex>
      <Screen
        read={together({ pages })}
        skeleton={{ rows: 8 }}
        isEmpty={() => rows.length === 0}
        empty={<EmptyState title={t('pick.none')} hint={t('pick.noneHint')} />}
      >
        {() => (
          <>
            <ol className={styles.items}>
              {rows.map((one) => (
                <Found
                  key={one.questionId}
                  question={one}
                  isOn={itemIds.includes(one.questionId)}
                  onPut={() => onPut(one.questionId)}
                />
              ))}
            </ol>
            <TableFoot
              shown={rows.length}
              of={first?.total}
              loading={isFetchingNextPage}
              onNext={hasNextPage ? () => void fetchNextPage() : undefined}
            />
          </>
        )}
      </Screen>
    </Drawer>
  );
}

function Found({ question, isOn, onPut }: { question: QuestionForTeacher; isOn: boolean; onPut: () => void }) {
  const { t } = useTranslation('books');
  const { t: words } = useTranslation('questions');
  return (
    <li className={styles.item}>
      <header>
        <b>{words(`type.${typeNames[question.type]}`)}</b>
        <Button size="small" disabled={isOn} onClick={onPut}>
          {t(isOn ? 'pick.on' : 'pick.put')}
        </Button>
      </header>
      <QuestionText body={question.body} />
    </li>
  );
}
