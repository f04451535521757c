import type { RoleCode } from '@zhibi/contract/kernel';
import type { ComponentType } from 'react';

/** `waiting`: the row of what waits · `wide`: the whole width · `main` and `side`: the two columns below. */
export type HomePlace = 'waiting' | 'wide' | 'main' | 'side';

/** What a domain offers for the home page, through its public index. Each part reads for itself and draws one card. */
export interface HomePart {
  name: string;
  place: HomePlace;
  roles: readonly RoleCode[];
  /** Also means something to whoever looks at a whole district; all others need a school. */
  ofDistrict?: true;
  load: () => Promise<{ Part: ComponentType }>;
}
