import { ShoppingOutlined } from '@ant-design/icons';
import { recommendApi, type SetBank } from '@zhibi/contract/analysis/recommend';
import { questionsApi } from '@zhibi/contract/questions';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { Framed } from './framed.js';
import { LiftCard } from './lift-card.js';
import { PointsCard } from './points-card.js';
import styles from './recommend.module.css';
import { Sets } from './sets.js';
import type { Room } from './use-set.js';

interface ForClassProps {
  room: Room;
  /** Only sets for this point; '' for all. */
  point: string;
  minutes: number;
  kind: string;
  /** Only of this bank; undefined: of all. */
  bank: SetBank | undefined;
  onGo: (change: { point?: string; minutes?: string; kind?: string; bank?: string }) => void;
  /** Another class, another subject. */
  choices: ReactNode;
}

/** The points of one class beside the sets that mend them. */
export function ForClass({ room, point, minutes, kind, bank, onGo, choices }: ForClassProps) {
  const of = { ...room, minutes, ...(point !== '' && { knowledgeId: point }), ...(bank && { bank }) };
  const read = useRead(recommendApi.forClass, of, { keepOld: true });
  const cart = read.data?.can.give && <CartLink subjectId={room.subjectId} />;
  return (
    <Framed
      read={read}
      choices={
        <>
          {choices}
          {cart}
        </>
      }
    >
      {(shown) => (
        <div className={styles.screen}>
          <div className={styles.side}>
            <PointsCard
              points={shown.points}
              isModelled={shown.isModelled}
              chosen={point}
              onChoose={(next) => onGo({ point: next })}
            />
            {shown.lift && <LiftCard lift={shown.lift} />}
          </div>
          <Sets room={room} shown={shown} point={point} minutes={minutes} kind={kind} bank={bank} onGo={onGo} />
        </div>
      )}
    </Framed>
  );
}

function CartLink({ subjectId }: { subjectId: number }) {
  const { t } = useTranslation('recommend');
  const cart = useRead(questionsApi.cart, { subjectId }).data;
  const count = cart?.groups.reduce((sum, { quesIds }) => sum + quesIds.length, 0) ?? 0;
  return (
    <GoButton to="/paperTest/self" icon={<ShoppingOutlined />}>
      {t('cart', { count })}
    </GoButton>
  );
}
