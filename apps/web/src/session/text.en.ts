import type { SameTexts } from '../platform/text.js';
import type { zh } from './text.zh.js';

export const en = {
  title: 'Log in',
  line: {
    title: 'Written on paper, seen by the teacher',
    note: 'Students keep pen and paper; teachers see every step of the thinking.',
  },
  hint: 'Use your school account; activate it the first time.',
  admin: { title: 'Administration', hint: 'For organisation administrators, operations and print staff.' },
  tab: { account: 'Account' },
  account: 'Account',
  password: 'Password',
  showPassword: 'Show the password',
  passwordHint: '6-18 letters and numbers',
  imageCode: 'Image code',
  imageCodeHint: '4 characters',
  imageCodeAgain: 'Code picture: click for another one',
  logIn: 'Log in',
  needAccount: 'Enter your account',
  needPassword: 'Enter your password',
  door: {
    admin: 'Organisation staff use',
    adminLink: 'the admin entrance',
    adminAfter: '',
    school: 'Teachers and students use',
    schoolLink: 'the school entrance',
    schoolAfter: '',
  },
  choose: { title: 'Log in as', hint: 'This account can enter in several ways: choose one.', back: 'Another account' },
  handOver: {
    title: 'Somebody is logged in on this computer',
    hint: 'Going on logs that account out and uses the account of the link.',
    keep: 'Keep the account',
    replace: 'Use the new account',
  },
  type: {
    school: 'School user',
    organisation: 'Organisation administrator',
    partner: 'Partner platform',
    operations: 'Operations and printing',
  },
} as const satisfies SameTexts<typeof zh>;
