import { Checkbox, Form, Input, InputNumber, Radio, Table } from 'antd';
import { Confirm } from '../platform/layout/confirm.js';
import { DayField } from '../platform/layout/day-field.js';
import { Dialog } from '../platform/layout/dialog.js';
import { Drawer } from '../platform/layout/drawer.js';

/** What the screens of a school's staff draw with. Weighed once by the budget, and in none of those screens again. */
export const widgets = [Checkbox, Confirm, DayField, Dialog, Drawer, Form, Input, InputNumber, Radio, Table];
