import { type PartnerPaper, type PartnerQuestion, partnersApi } from '@zhibi/contract/questions/partners';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isGateOpen, useUser } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { AtFoot } from '../../../platform/layout/foot.js';
import { Screen } from '../../../platform/screen.js';
import { AnswerText } from '../../parts/answer-text.js';
import { QuestionText } from '../../parts/question-text.js';
import { useMakePaper } from '../parts/use-make-paper.js';
import { useTake } from '../parts/use-take.js';
import styles from './papers.module.css';

interface PaperDrawerProps {
  bank: string;
  subjectId: number;
  /** '' closes. */
  paperId: string;
  onClose: () => void;
}

/** A ready paper from inside: pick questions, or make a paper with answer areas of the whole. */
export function PaperDrawer({ bank, subjectId, paperId, onClose }: PaperDrawerProps) {
  const { t } = useTranslation('partners');
  const read = useRead(partnersApi.paper, paperId ? { bank, subjectId, paperId } : null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const questions = read.data?.questions ?? [];
  const [known, setKnown] = useState(paperId);
  if (known !== paperId) {
    setKnown(paperId);
    setChosen(new Set());
  }
  return (
    <Drawer title={read.data?.paper.title ?? t('paper.open')} size="wide" open={paperId !== ''} onClose={onClose}>
      <Screen
        read={read}
        skeleton={{ rows: 10 }}
        isEmpty={(data) => data.questions.length === 0}
        empty={<EmptyState title={t('paper.fileOnly')} hint={t('paper.download')} />}
      >
        {(data) => (
          <div className={styles.questions}>
            {data.questions.map((question, at) => (
              <Row
                key={question.itemId}
                question={question}
                no={at + 1}
                isChosen={chosen.has(question.itemId)}
                onChange={(isChosen) => {
                  const next = new Set(chosen);
                  if (isChosen) next.add(question.itemId);
                  else next.delete(question.itemId);
                  setChosen(next);
                }}
              />
            ))}
          </div>
        )}
      </Screen>
      {questions.length > 0 && read.data && (
        <Actions {...{ bank, subjectId, questions, chosen, paper: read.data.paper, onChoose: setChosen }} />
      )}
    </Drawer>
  );
}

interface RowProps {
  question: PartnerQuestion;
  no: number;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

function Row({ question, no, isChosen, onChange }: RowProps) {
  const { t } = useTranslation('partners');
  return (
    <div className={styles.question}>
      <Checkbox
        aria-label={t('paper.choose', { no })}
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
      >
        {no}
      </Checkbox>
      <div>
        <QuestionText body={question.body} />
        <AnswerText body={question.body} />
      </div>
    </div>
  );
}

interface ActionsProps {
  bank: string;
  subjectId: number;
  paper: PartnerPaper;
  questions: readonly PartnerQuestion[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

function Actions({ bank, subjectId, paper, questions, chosen, onChoose }: ActionsProps) {
  const { t } = useTranslation('partners');
  const user = useUser();
  const take = useTake();
  const make = useMakePaper({ bank, subjectId });
  const all = questions.map(({ itemId }) => itemId);
  const itemIds = all.filter((itemId) => chosen.has(itemId));
  const isAll = itemIds.length === all.length;
  const nothing = itemIds.length === 0;
  return (
    <AtFoot>
      <Checkbox
        className={styles.all}
        checked={isAll}
        indeterminate={!nothing && !isAll}
        onChange={() => onChoose(isAll ? new Set() : new Set(all))}
      >
        {nothing ? t('paper.all') : t('paper.chosen', { count: itemIds.length })}
      </Checkbox>
      <Button disabled={nothing} loading={take.isPending} onClick={() => take.mutate({ bank, subjectId, itemIds })}>
        {t('paper.take')}
      </Button>
      <Button
        disabled={nothing || take.isPending}
        onClick={() => take.mutate({ bank, subjectId, itemIds, cart: true })}
      >
        {t('paper.cart')}
      </Button>
      {isGateOpen(user, 'answer-cards') && (
        <Button
          type="primary"
          loading={make.isPending}
          onClick={() =>
            make.start({
              itemIds: nothing ? all : itemIds,
              title: paper.title,
              paperType: paper.paperType,
              goTo: 'preview',
            })
          }
        >
          {t('paper.areas')}
        </Button>
      )}
    </AtFoot>
  );
}
