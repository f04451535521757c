import { Checkbox, DatePicker, Drawer, Form, Input, InputNumber, Modal, Popconfirm, Radio, Table } from 'antd';

/** What the screens of a school's staff draw with. Weighed once by the budget, and in none of those screens again. */
export const widgets = [Checkbox, DatePicker, Drawer, Form, Input, InputNumber, Modal, Popconfirm, Radio, Table];
