import { peopleApi } from '@zhibi/contract/people';
import { sessionReasons } from '@zhibi/contract/session';
import { type ReactNode, Suspense, useDeferredValue, useEffect, useMemo } from 'react';
import { loadActivation, UserContext, userOf } from '../people/index.js';
import { useRead } from '../platform/api.js';
import { claimDrafts } from '../platform/drafts/left-drafts.js';
import { lazily } from '../platform/lazily.js';
import { notify } from '../platform/notify.js';
import { Screen } from '../platform/screen.js';
import { session, useSession } from '../platform/session-store.js';
import { say } from '../platform/text.js';
import { useLeave } from './leaving/leave.js';
import { ShellSkeleton } from './shell/shell-skeleton.js';

const Activation = lazily(() => loadActivation().then(({ ActivationScreen }) => ActivationScreen));

/** Lets through only when the user record is known, a role may be shown, and the account is activated. */
export function UserGate({ children }: { children: ReactNode }) {
  const { token, roleCodes, subjectId, schoolId, stageId, userInfoPath } = useSession();
  const read = useRead(userInfoPath === peopleApi.studentInfo.path ? peopleApi.studentInfo : peopleApi.info, {});
  const leave = useLeave();
  const info = read.data;
  const user = useMemo(
    () => (info ? userOf(info, { roleCodes, subjectId, stageId }) : undefined),
    [info, roleCodes, subjectId, stageId],
  );
  const isStored =
    user &&
    roleCodes.join() === user.currentRole &&
    subjectId === user.subjectId &&
    (schoolId !== '' || user.schoolId === '');

  // Shell and home at once are long work: deferred, it is done in pieces between which a touch is heard.
  const mayEnter = useDeferredValue(Boolean(user && isStored), false);

  // The choices live in local storage, where the next call takes its headers from.
  useEffect(() => {
    if (token && user && !isStored)
      session.set({ roleCodes: [user.currentRole], subjectId: user.subjectId, schoolId: schoolId || user.schoolId });
  }, [token, user, isStored, schoolId]);

  const account = user?.account;
  // The storage of the tab, before a screen with a form is drawn: what this person's last login left unsaved.
  useEffect(() => {
    if (account !== undefined && claimDrafts(account)) notify.done(say('platform:draft.left'));
  }, [account]);

  // An account without a role that may be shown cannot enter: it is told so and signed out, which is the router's and the server's business.
  useEffect(() => {
    if (user !== null) return;
    notify.error(sessionReasons['no-role'][session.get().language]);
    void leave();
  }, [user, leave]);

  const { error, refetch } = read;
  const isOutdated =
    Boolean(error?.is('forbidden') || error?.is('not-found')) && (roleCodes.length > 0 || schoolId !== '');
  // A role was taken away, or a school left the district: the choices in the storage are forgotten and the server asked again.
  useEffect(() => {
    if (!isOutdated) return;
    session.set({ roleCodes: [], schoolId: '', subjectId: null, stageId: null });
    void refetch();
  }, [isOutdated, refetch]);

  if (error && !info && !isOutdated) return <Screen read={read}>{() => null}</Screen>;
  if (!user || !isStored || !mayEnter) return <ShellSkeleton />;
  return (
    <UserContext value={user}>
      {user.originalPassword ? (
        <Suspense fallback={null}>
          <Activation onLeave={leave} />
        </Suspense>
      ) : (
        children
      )}
    </UserContext>
  );
}
