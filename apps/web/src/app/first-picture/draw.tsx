import '../../platform/no-browser.js';
import '../../platform/jitless.js';
import '../../platform/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import type { RoleCode } from '@zhibi/contract/kernel';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { switchLanguage } from '../../platform/language.js';
import { screenAt } from '../../platform/screen-line.js';
import { type Language, type LoginTab, session } from '../../platform/session-store.js';
import { loadWords, startTexts } from '../i18n.js';
import { queries } from '../queries.js';
import { screens } from '../screens.js';
import { ShellSkeleton } from '../shell/shell-skeleton.js';
import { withChoices } from './choices.js';

const draw = (element: ReactElement, at: string) =>
  withChoices(
    renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <StaticRouter location={at}>{element}</StaticRouter>
      </QueryClientProvider>,
    ),
  )
    // Until the application takes over nothing may be sent: a form of the browser's own would write the password into the address.
    .replaceAll('<form', '<div')
    .replaceAll('</form', '</div');

async function picturesIn(language: Language) {
  await switchLanguage(language);
  await loadWords('app');
  const login = await screenAt(screens, '/login')?.load();
  if (!login) throw new Error('there is no login page');
  /** The login page at an address, as it looks to a browser that was last logged in this way. */
  const loginAt = (at: string, loginTab: LoginTab = '') => {
    session.set({ loginTab });
    const picture = draw(<login.Page />, at);
    if (!picture.includes('name="language"')) throw new Error('the language of the login page is no button any more');
    return picture;
  };
  /** The frame, as a browser shows it to somebody of this role. */
  const frameAt = (at: string, roleCodes: readonly RoleCode[]) => {
    session.set({ roleCodes });
    return draw(<ShellSkeleton />, at);
  };
  return {
    login: loginAt('/login'),
    phone: loginAt('/login', 'phone'),
    weixin: loginAt('/login', 'weixin'),
    returning: loginAt('/login?code=code&state=state', 'weixin'),
    register: loginAt('/login?register=true'),
    admin: loginAt('/login?admin=true'),
    shell: frameAt('/', []),
    home: frameAt('/index', []),
    studentHome: frameAt('/index', ['STUDENT']),
  };
}

/** What the server sends with the page, so that the first picture waits for no script, and where it fits. */
export async function firstPictures() {
  await startTexts();
  const [zh, en] = [await picturesIn('zh'), await picturesIn('en')];
  queries.clear(); // else the build would wait until the last of them is forgotten
  return { zh, en, inShell: screens.filter(({ layout }) => layout === 'shell').map(({ path }) => path) };
}
