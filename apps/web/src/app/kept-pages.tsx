import { Activity, useState } from 'react';
import { type Location, Route, Routes } from 'react-router';
import type { ScreenLine } from '../platform/screen-line.js';
import { PageOf } from './page-of.js';

interface Kept {
  screen: ScreenLine;
  /** The address the page had when it was last shown: hidden, it must not see where the person went. */
  location: Location;
}

const isSame = (a: Kept | undefined, b: Kept) => a?.screen === b.screen && a.location === b.location;

/** The current page, and the kept-alive ones hidden behind it, each with its own frozen address. */
export function KeptPages({ screen, location }: Kept) {
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const shown: Kept = { screen, location };
  const before = kept.find((one) => one.screen.path === screen.path);
  if (screen.keepAlive && !isSame(before, shown)) setKept([...kept.filter((one) => one !== before), shown]);
  const others = kept.filter((one) => one.screen.path !== screen.path);
  const all = [...others, shown].sort((a, b) => a.screen.path.localeCompare(b.screen.path));
  return all.map((one) => (
    <Activity key={one.screen.path} mode={one === shown ? 'visible' : 'hidden'}>
      <Routes location={one.location}>
        <Route path="*" element={<PageOf screen={one.screen} />} />
      </Routes>
    </Activity>
  ));
}
