import { recommendApi } from '@zhibi/contract/analysis/recommend';
import type { ReactNode } from 'react';
import { useRead } from '../../platform/api.js';
import { Framed } from './framed.js';
import { PointsCard } from './points-card.js';
import type { Room } from './use-set.js';

/** The points of one class, as the officer of the district reads them: sets are the school's own business. */
export function ForOfficer({ room, choices }: { room: Room; choices: ReactNode }) {
  const read = useRead(recommendApi.points, room);
  return (
    <Framed read={read} choices={choices}>
      {({ points, isModelled }) => <PointsCard points={points} isModelled={isModelled} />}
    </Framed>
  );
}
