import { PrinterOutlined } from '@ant-design/icons';
import { GOAL, type RecommendedSet } from '@zhibi/contract/analysis/recommend';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { beginGiving } from '../../homework/index.js';
import { formatNumber, formatRate } from '../../platform/time.js';
import { QuestionLine } from './question-line.js';
import page from './recommend.module.css';
import styles from './set-card.module.css';
import { type Room, useSet } from './use-set.js';

interface SetCardProps {
  room: Room;
  set: RecommendedSet;
  /** The one that is done first: of all buttons only its is primary. */
  isFirst: boolean;
  mayGive: boolean;
}

/** A set for the class or a layer: why, what, how long, and what can be done with it. */
export function SetCard({ room, set, isFirst, mayGive }: SetCardProps) {
  const { t } = useTranslation('recommend');
  const navigate = useNavigate();
  const { refused, questions, minutes, questionIds, makePaper, addToCart, isAdding, isMaking, say, takeBack } = useSet(
    room,
    set,
  );
  const { level, point, students } = set;
  const isEmpty = questionIds.length === 0;
  const give = () =>
    makePaper((paperId) => void navigate(beginGiving(paperId, { classId: room.classId, layer: level })));
  const print = () => makePaper((paperId) => void navigate(`/paperTest/preview?paper=${paperId}`));
  const isFirm = point.mastery >= GOAL;
  const title =
    level === null
      ? t(isFirm ? 'set.classFirm' : 'set.class', { point: point.title })
      : t(isFirm ? 'set.layerFirm' : 'set.layer', { level, point: point.title });
  return (
    <article className={styles.set} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span>{t('set.size', { count: questionIds.length, minutes: formatNumber(minutes, 0) })}</span>
      </header>
      <p className={page.quiet}>
        {t('set.why', { weak: point.weak, mastery: formatRate(point.mastery), answers: point.answers })}
      </p>
      <ol>
        {questions.map((question, at) => (
          <QuestionLine
            key={question.questionId}
            no={at + 1}
            question={question}
            refused={refused.get(question.questionId)}
            {...(mayGive && { onSay: (reason) => say(question.questionId, reason) })}
            onTakeBack={() => takeBack(question.questionId)}
          />
        ))}
      </ol>
      <footer>
        <span>{t('set.students', { count: students })}</span>
        {mayGive && (
          <>
            <Button disabled={isEmpty} loading={isAdding} onClick={() => void addToCart()}>
              {t('set.cart')}
            </Button>
            <Button icon={<PrinterOutlined />} disabled={isEmpty || isMaking} onClick={print}>
              {t('set.print')}
            </Button>
            <Button type={isFirst ? 'primary' : 'default'} disabled={isEmpty} loading={isMaking} onClick={give}>
              {level === null ? t('set.push') : t('set.pushLayer', { level })}
            </Button>
          </>
        )}
      </footer>
    </article>
  );
}
