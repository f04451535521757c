import { ArrowDownOutlined, ArrowUpOutlined, CloseOutlined } from '@ant-design/icons';
import { questionsApi } from '@zhibi/contract/questions';
import type { OwnPageQuestion } from '@zhibi/contract/questions/books';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Go } from '../../../platform/layout/go.js';
import { AnswerText } from '../../parts/answer-text.js';
import { QuestionText } from '../../parts/question-text.js';
import { typeNames } from '../../parts/type-names.js';
import styles from './entry-workspace.module.css';

interface ItemListProps {
  itemIds: readonly string[];
  /** What is kept on the page; what was just put there is read beside it. */
  known: readonly OwnPageQuestion[];
  isFixed: boolean;
  /** The page that a new question is written for. */
  goOn: string;
  onPick: () => void;
  onChange: (itemIds: string[]) => void;
}

/** The questions of the page in their order. */
export function ItemList({ itemIds, known, isFixed, goOn, onPick, onChange }: ItemListProps) {
  const { t } = useTranslation('books');
  const { t: words } = useTranslation('questions');
  const [showsAnswers, showAnswers] = useState(false);
  const fresh = itemIds.filter((id) => !known.some(({ questionId }) => questionId === id));
  const read = useRead(questionsApi.detail, fresh.length > 0 ? { questionIds: fresh } : null, { keepOld: true });
  const found = new Map<string, Pick<OwnPageQuestion, 'type' | 'body'> & { lacks?: OwnPageQuestion['lacks'] }>(
    [...(read.data?.items ?? []), ...known].map((one) => [one.questionId, one]),
  );
  const move = (from: number, by: 1 | -1) => {
    const next = [...itemIds];
    const [moved] = next.splice(from, 1);
    if (moved !== undefined) next.splice(from + by, 0, moved);
    onChange(next);
  };
  const button = (icon: React.ReactNode, name: string, disabled: boolean, onClick: () => void) => (
    <Button type="text" size="small" icon={icon} aria-label={name} disabled={disabled} onClick={onClick} />
  );
  return (
    <section>
      <div className={styles.head}>
        <h2>{t('bench.questions')}</h2>
        <Checkbox checked={showsAnswers} onChange={({ target }) => showAnswers(target.checked)}>
          {t('bench.answers')}
        </Checkbox>
      </div>
      {!isFixed && (
        <div className={styles.row}>
          <Button size="small" onClick={onPick}>
            {t('bench.add')}
          </Button>
          <Go to={`/paperTest/addQues?for=${encodeURIComponent(goOn)}`}>{t('bench.write')}</Go>
          <Go to="/source/import">{t('bench.import')}</Go>
        </div>
      )}
      {itemIds.length === 0 && <p className={styles.note}>{t('bench.none')}</p>}
      <ol className={styles.items}>
        {itemIds.map((id, at) => {
          const one = found.get(id);
          const no = at + 1;
          return (
            <li key={id} className={styles.item}>
              <header>
                <b>
                  {no} {one && words(`type.${typeNames[one.type]}`)}
                </b>
                {!isFixed && (
                  <>
                    {button(<ArrowUpOutlined />, t('bench.up', { no }), at === 0, () => move(at, -1))}
                    {button(<ArrowDownOutlined />, t('bench.down', { no }), no === itemIds.length, () => move(at, 1))}
                    {button(<CloseOutlined />, t('bench.drop', { no }), false, () =>
                      onChange(itemIds.filter((other) => other !== id)),
                    )}
                  </>
                )}
              </header>
              {one && <QuestionText body={one.body} />}
              {one?.lacks && one.lacks.length > 0 && <p className={styles.warning}>{t('bench.lacking')}</p>}
              {one && showsAnswers && <AnswerText body={one.body} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
