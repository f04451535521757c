import { LoginType, RoleCode } from '@zhibi/contract/kernel';
import type { Pair } from '@zhibi/contract/session';
import { useSyncExternalStore } from 'react';
import { clearTab, leaveDrafts } from './drafts/left-drafts.js';
import { clearButKeptWork, ENDED, isKeptWork } from './kept-work.js';
import { type Source, sourceOf } from './partner-source.js';
import { type Choices, choices, choicesOf, hasMoved } from './tab-choices.js';

export type Language = 'zh' | 'en';

/** The ways in that the login page offers; '' stands for the first. */
const loginTabs = ['phone', 'weixin'] as const;
export type LoginTab = (typeof loginTabs)[number] | '';

/** Who is signed in on this browser, and as what; kept in local storage under the names of the specification. */
export interface Session {
  readonly token: string;
  readonly refreshToken: string;
  readonly refreshUrl: string;
  readonly loginType: LoginType | null;
  readonly schoolId: string;
  readonly subjectId: number | null;
  readonly roleCodes: readonly RoleCode[];
  /** The school stage that a district's officer or a principal looks at. */
  readonly stageId: number | null;
  readonly language: Language;
  /** Which partner the person came from; where a logout leads depends on it. */
  readonly source: Source | '';
  /** The way in that was used last on this browser; like the language it outlives a login. */
  readonly loginTab: LoginTab;
  /** Where a logout leads instead of the login page, and the page that ends the login of the service one came from. */
  readonly logoutUrl: string;
  readonly logoutFrame: string;
  /** Which of the two user records is asked for, where a partner has said so; '' for the common one. */
  readonly userInfoPath: string;
}

const keys = [
  'token',
  'refreshToken',
  'refreshUrl',
  'loginType',
  'schoolId',
  'subjectId',
  'roleCodes',
  'stageId',
  'language',
  'source',
  'loginTab',
  'logoutUrl',
  'logoutFrame',
  'userInfoPath',
] as const;

/** The language that was chosen on this browser; before a choice that of the page, which the server has sent in the product's own. */
const languageOf = (chosen: string | null): Language =>
  (chosen ?? document.documentElement.lang) === 'en' ? 'en' : 'zh';

const read = (storage: Storage): Session => ({
  token: storage.getItem('token') ?? '',
  refreshToken: storage.getItem('refreshToken') ?? '',
  refreshUrl: storage.getItem('refreshUrl') ?? '',
  loginType: LoginType.safeParse(Number(storage.getItem('loginType'))).data ?? null,
  schoolId: storage.getItem('schoolId') ?? '',
  subjectId: Number(storage.getItem('subjectId')) || null,
  roleCodes: (storage.getItem('roleCodes') ?? '').split(',').flatMap((code) => RoleCode.safeParse(code).data ?? []),
  stageId: Number(storage.getItem('stageId')) || null,
  language: languageOf(storage.getItem('language')),
  source: sourceOf(storage.getItem('source')),
  loginTab: loginTabs.find((tab) => tab === storage.getItem('loginTab')) ?? '',
  logoutUrl: storage.getItem('logoutUrl') ?? '',
  logoutFrame: storage.getItem('logoutFrame') ?? '',
  userInfoPath: storage.getItem('userInfoPath') ?? '',
});

/** Under this name both storages say which login they belong to. */
const LOGIN = 'login';

/** The session of this browser. Another tab's change arrives by the storage event. */
export class SessionStore {
  private current: Session;
  /** Which login the tab shows; '' before there is one. */
  private login = '';
  private readonly listeners = new Set<() => void>();
  /** Another tab has chosen another role, school, subject or stage: this one goes on as it was until the person decides. */
  private kept: Choices | null = null;
  /** The login has ended or is another's, or the person follows another tab: what this tab shows is of yesterday's workspace. Told is as which login type it was shown. */
  onMovedElsewhere: (was: LoginType | null) => void = () => {};

  constructor(private readonly storage: Storage) {
    this.current = read(storage);
    this.holdToLogin();
    addEventListener('storage', (event) => {
      if (event.key !== null && event.key !== LOGIN && !keys.some((key) => key === event.key)) return;
      const { current: before, login } = this;
      this.keepChoices(before, login);
      this.reload();
      // The next person may have the same role in the same school, and be signed in before this tab hears of any of it.
      const isOfAnother = login !== '' && login !== this.login;
      if (isOfAnother || hasMoved(before, this.current)) this.onMovedElsewhere(before.loginType);
    });
  }

  get = (): Session => this.current;

  /** Another at each login, '' before the first: what was begun under one is not finished under the next. */
  get loginMark(): string {
    return this.login;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Whether this tab works as somebody else than the others do. */
  isApart = (): boolean => this.kept !== null;

  /** The other tabs are as this one again. */
  stay(): void {
    if (this.kept) this.set(this.kept);
  }

  /** This tab is as the others. */
  follow(): void {
    this.kept = null;
    this.reload();
    this.onMovedElsewhere(this.current.loginType);
  }

  private keepChoices(before: Session, login: string): void {
    const now = read(this.storage);
    const isSwitch = now.token !== '' && (this.storage.getItem(LOGIN) ?? '') === login && hasMoved(before, now);
    this.kept = isSwitch ? choicesOf(before) : null;
  }

  set(wanted: Partial<Session>): void {
    const isChosen = choices.some((key) => wanted[key] !== undefined);
    const change = isChosen ? { ...this.kept, ...wanted } : wanted;
    if (isChosen) this.kept = null;
    for (const key of keys) {
      const value = change[key];
      if (value === undefined) continue;
      const text = value === null ? '' : String(value);
      if (text) this.storage.setItem(key, text);
      else this.storage.removeItem(key);
    }
    this.reload();
  }

  begin(pair: Pair & { refreshUrl: string; loginType: LoginType }, source: Source | '' = ''): void {
    const { language, loginTab } = this.current;
    const { token, refreshToken, refreshUrl, loginType } = pair;
    const next = { token, refreshToken, refreshUrl, loginType, source, language, loginTab };
    // In the place of what stands there, and the mark last: other tabs read along, and never find nobody or half of somebody.
    this.set(next);
    for (const key of Object.keys(this.storage))
      if (!(key in next) && key !== LOGIN && !isKeptWork(key)) this.storage.removeItem(key);
    clearTab();
    this.storage.setItem(LOGIN, crypto.getRandomValues(new Uint32Array(3)).join('-'));
    this.reload();
  }

  /** The login is over although nobody ended it: what is being typed in any tab waits for the same person. */
  end(): void {
    leaveDrafts();
    this.storage.setItem(ENDED, this.login);
    this.clear();
  }

  /** Forgets the person, but for work that is not sent; the language and the way in belong to the browser and stay. */
  clear(): void {
    const { language, loginTab } = this.current;
    this.kept = null;
    clearButKeptWork(this.storage);
    clearTab();
    this.set({ language, loginTab });
  }

  reload(): void {
    if ((this.storage.getItem(LOGIN) ?? '') !== this.login) this.kept = null;
    this.current = { ...read(this.storage), ...this.kept };
    this.holdToLogin();
    for (const listener of this.listeners) listener();
  }

  /** What a tab keeps is of one login: another tab may have ended that, and a closed tab is opened again by whoever comes next. */
  private holdToLogin(): void {
    this.login = this.storage.getItem(LOGIN) ?? '';
    const before = sessionStorage.getItem(LOGIN) ?? '';
    if (before === this.login) return;
    if (before !== '' && this.storage.getItem(ENDED) === before) leaveDrafts();
    clearTab();
    if (this.login) sessionStorage.setItem(LOGIN, this.login);
  }
}

export const session = new SessionStore(localStorage);

export const useSession = (): Session => useSyncExternalStore(session.subscribe, session.get, session.get);
