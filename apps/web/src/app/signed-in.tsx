import { Activity, Suspense, useEffect, useMemo, useState } from 'react';
import { type Location, Navigate, Route, Routes } from 'react-router';
import { loadUploadTray } from '../disk/index.js';
import { loadActingBar } from '../operations/index.js';
import { isGateOpen, useUser } from '../people/index.js';
import { lazily } from '../platform/lazily.js';
import { type ScreenLine, ScreensContext, screenAt } from '../platform/screen-line.js';
import { useSession } from '../platform/session-store.js';
import { type NotOpened, unknownAddress } from '../platform/unknown-address.js';
import { frameOfWindow } from './frame/frame-of-window.js';
import { decide, reachable, type Visitor } from './guard.js';
import { KeptPages } from './kept-pages.js';
import { PageOf } from './page-of.js';
import { screens } from './screens.js';
import { Shell } from './shell/shell.js';
import { ShellSkeleton } from './shell/shell-skeleton.js';
import { hasActingBar } from './shell/who-sees.js';
import { useBatchInfo } from './use-batch-info.js';
import { useEventStream } from './use-event-stream.js';
import { usePicturesOfQuestions } from './use-pictures-of-questions.js';
import { useTitle } from './use-title.js';
import { useWidgets } from './use-widgets.js';
import { UserGate } from './user-gate.js';
import { Words } from './words.js';

const UploadTray = lazily(() => loadUploadTray().then((loaded) => loaded.UploadTray));
const ActingBar = lazily(() => loadActingBar().then(({ ActingBar }) => ActingBar));
const HomeworkNews = lazily(() => import('./homework-news.js').then((loaded) => loaded.HomeworkNews));
const Embed = lazily(() => import('./frame/embed.js').then(({ Embed }) => Embed));
const StudentShell = lazily(() => import('./shell/student-shell.js').then(({ StudentShell }) => StudentShell));

interface Shown {
  screen: ScreenLine;
  location: Location;
}

export const SignedIn = (shown: Shown) => (
  <Words>
    <UserGate>
      <SignedInPage {...shown} />
    </UserGate>
  </Words>
);

/** The screens of a person whose role is known. The shell stays behind a full-screen tool, so that coming back is instant. */
function SignedInPage({ screen, location }: Shown) {
  const user = useUser();
  const { token, loginType, schoolId } = useSession();
  const visitor = useMemo<Visitor>(
    () => ({ token, loginType, schoolId, role: user.currentRole, hasGate: (name) => isGateOpen(user, name) }),
    [token, loginType, schoolId, user],
  );
  const mine = useMemo(() => reachable(screens, visitor), [visitor]);
  const [behind, setBehind] = useState<Shown | null>(null);
  useTitle(screen);
  useEventStream(user.account);
  useBatchInfo();
  usePicturesOfQuestions();
  useWidgets(!user.asStudent);
  const outcome = decide(screens, location.pathname + location.search, visitor);
  if (outcome.kind !== 'enter')
    return (
      <Elsewhere
        to={frameOfWindow.lead(outcome.to, location.pathname)}
        // What was shown until now is left because the role was changed, and needs no word.
        path={behind?.location !== location ? location.pathname : null}
        why={outcome.kind === 'go' ? outcome.why : undefined}
      />
    );
  const inShell = screen.layout === 'shell';
  if (inShell && (behind?.screen !== screen || behind.location !== location)) setBehind({ screen, location });
  const Frame = user.asStudent ? StudentShell : Shell;
  const shell = inShell ? { screen, location } : behind;
  return (
    <ScreensContext value={frameOfWindow.screensOf(mine)}>
      {hasActingBar(user.currentRole, schoolId) && (
        <Suspense fallback={null}>
          <ActingBar />
        </Suspense>
      )}
      {shell && (
        <Activity mode={inShell ? 'visible' : 'hidden'}>
          <Suspense fallback={<ShellSkeleton />}>
            <Frame screen={shell.screen} query={shell.location.search}>
              <KeptPages key={`${schoolId} ${user.currentRole} ${user.subjectId} ${user.stageId}`} {...shell} />
            </Frame>
          </Suspense>
        </Activity>
      )}
      {!inShell && (
        <Routes location={location}>
          <Route path="*" element={<Alone key={screen.path} screen={screen} />} />
        </Routes>
      )}
      {user.asStudent && (
        <Suspense fallback={null}>
          <HomeworkNews />
        </Suspense>
      )}
      {screenAt(mine, '/cloud/index') && (
        <Suspense fallback={null}>
          <UploadTray />
        </Suspense>
      )}
    </ScreensContext>
  );
}

/** Goes on to another address; of one that was not opened it is told. */
function Elsewhere({ to, path, why }: { to: string; path: string | null; why: NotOpened['why'] | undefined }) {
  // What is told outlives this screen: it stands on the next one.
  useEffect(() => {
    if (path !== null && why) unknownAddress.tell({ path, why });
  }, [path, why]);
  return <Navigate to={to} replace />;
}

/** A screen without a shell; inside another program the room of a finger is left around everything. */
function Alone({ screen }: { screen: ScreenLine }) {
  if (screen.layout !== 'embed') return <PageOf screen={screen} />;
  return (
    <Suspense fallback={null}>
      <Embed screen={screen}>
        <PageOf screen={screen} />
      </Embed>
    </Suspense>
  );
}
