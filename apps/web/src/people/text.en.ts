import type { SameTexts } from '../platform/text.js';
import type { zh } from './text.zh.js';

export const en = {
  classes: {
    all: 'See the classes',
    title: 'Classes',
    subjects: '{{count}} subjects',
    subjects_one: '{{count}} subject',
    empty: 'No classes yet',
    emptyHint: 'Make the classes first and import their students',
    make: 'Make classes',
    inOtherRole:
      'Switch your role to School administrator at the top of the page, then make the classes and import their students',
    byAdministrator: 'The school administrator makes the classes',
  },
  activation: {
    title: 'Activate your account',
    hint: 'This is your first log-in: check your details and set a new password.',
    account: 'Account',
    name: 'Name',
    sex: 'Sex',
    male: 'Male',
    female: 'Female',
    birthday: 'Date of birth',
    newPassword: 'New password',
    confirm: 'Confirm the password',
    submit: 'Activate',
    done: 'The account is active',
    needSex: 'Choose one',
    needBirthday: 'Choose your date of birth',
    logOut: 'Another account',
    reset: {
      title: 'Set a new password',
      hint: 'Your school has reset your password. Please choose one of your own.',
      submit: 'Save and enter',
      done: 'The new password is saved',
    },
  },
} as const satisfies SameTexts<typeof zh>;
