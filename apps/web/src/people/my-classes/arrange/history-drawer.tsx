import { myClassesApi, openPlaces, placeKey, type SeatingPlan } from '@zhibi/contract/people/my-classes';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { formatDay } from '../../../platform/time.js';
import { together } from '../../../platform/together.js';
import { columnsOf, trackOf } from './room-view.js';
import styles from './seating.module.css';
import type { SeatingOfClass } from './use-seating.js';

interface Props {
  data: SeatingOfClass;
  onUse: (plan: SeatingPlan, day: string) => void;
  onClose: () => void;
}

/** The plans of the class, from when to when; one of them can be taken up again. */
export function HistoryDrawer({ data, onUse, onClose }: Props) {
  const { t } = useTranslation('myClasses');
  const pages = useInfinite(myClassesApi.seatingHistory, { classId: data.head.classId });
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  const nameOf = new Map(data.students.map(({ studentId, name }) => [studentId, name]));
  return (
    <Drawer open size="wide" title={t('seats.historyTitle')} onClose={onClose}>
      <Screen
        read={together({ pages })}
        skeleton={{ rows: 8 }}
        isEmpty={() => rows.length === 0}
        empty={<EmptyState title={t('seats.historyEmpty')} hint={t('seats.historyEmptyHint')} />}
      >
        {() => (
          <>
            {rows.map((plan) => (
              <section key={plan.planId} className={styles.old}>
                <header>
                  <b>
                    {formatDay(plan.from)} – {plan.to ? formatDay(plan.to) : t('seats.now')}
                  </b>
                  <span>{[t(`seats.madeBy.${plan.madeBy}`), plan.changedBy].filter(Boolean).join(' · ')}</span>
                  {data.head.can.arrange && (
                    <Button
                      size="small"
                      onClick={() => {
                        onUse(plan, formatDay(plan.from));
                        onClose();
                      }}
                    >
                      {t('seats.use')}
                    </Button>
                  )}
                </header>
                <Names plan={plan} nameOf={nameOf} />
              </section>
            ))}
            <TableFoot
              shown={rows.length}
              loading={isFetchingNextPage}
              onNext={hasNextPage ? () => void fetchNextPage() : undefined}
            />
          </>
        )}
      </Screen>
    </Drawer>
  );
}

/** A plan in small; whoever has left the class is a dash. */
function Names({ plan, nameOf }: { plan: SeatingPlan; nameOf: ReadonlyMap<string, string> }) {
  const at = new Map(plan.seats.map((seat) => [placeKey(seat), nameOf.get(seat.studentId) ?? '--']));
  return (
    <div className={styles.names} style={columnsOf(plan.room, false)}>
      {openPlaces(plan.room).map((place) => (
        <span key={placeKey(place)} style={{ gridColumn: trackOf(plan.room, place.column, false), gridRow: place.row }}>
          {at.get(placeKey(place))}
        </span>
      ))}
    </div>
  );
}
