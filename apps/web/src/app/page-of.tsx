import { type ComponentType, Suspense } from 'react';
import { lazily } from '../platform/lazily.js';
import type { ScreenLine } from '../platform/screen-line.js';
import { Skeleton } from '../platform/skeleton.js';
import { loadWords } from './i18n.js';
import styles from './page-of.module.css';
import { namespaceOfTitle } from './titles.js';

/** A screen's words travel beside its code, not after it. */
async function withWords(screen: ScreenLine): Promise<ComponentType> {
  const [{ Page }] = await Promise.all([screen.load(), loadWords(namespaceOfTitle(screen))]);
  return Page;
}

const pages = new Map<ScreenLine, ComponentType>();

/** One lazy component for each screen, made once. */
function pageOf(screen: ScreenLine): ComponentType {
  const made = pages.get(screen) ?? lazily(() => withWords(screen));
  pages.set(screen, made);
  return made;
}

/** Until the code of a screen is here something shows that it comes; open screens have their first picture. */
function Awaited({ screen: { layout, loginTypes } }: { screen: ScreenLine }) {
  if (layout === 'shell') return <Skeleton shape="page" />;
  if (loginTypes.length === 0) return null;
  return (
    <div className={styles.alone}>
      <Skeleton shape="page" />
    </div>
  );
}

/** The page of a screen, with a skeleton until its code is here. */
export function PageOf({ screen }: { screen: ScreenLine }) {
  const Page = pageOf(screen);
  return (
    <Suspense fallback={<Awaited screen={screen} />}>
      <Page />
    </Suspense>
  );
}
