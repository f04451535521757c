// Runs in the report form of a job pack, opened from a stick: plain JavaScript without a network and without anything of ours around it.
(() => {
  const { sha256, sealed } = globalThis.zhibiReport;
  const pack = JSON.parse(document.getElementById('pack').textContent);
  const { words, manifest } = pack;
  const make = (tag, set = {}, ...inside) => {
    const made = Object.assign(document.createElement(tag), set);
    made.append(...inside);
    return made;
  };
  const stampOf = (local) => `${local.replace(/\D/g, '').padEnd(14, '0')}`;
  const shown = (stamp) => stamp.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)\d\d$/, '$1-$2-$3 $4:$5');
  const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);

  /** Files that were looked at here, by name. */
  const checked = new Map();
  const looked = make('p');
  looked.setAttribute('role', 'status');
  const picker = make('input', { type: 'file', multiple: true, accept: 'application/pdf' });
  picker.addEventListener('change', async () => {
    const known = new Map(manifest.files.map((file) => [file.name.split('/').at(-1), file]));
    const wrong = [];
    for (const file of picker.files) {
      const meant = known.get(file.name);
      if (meant === undefined) wrong.push(file.name);
      else {
        const found = sha256(new Uint8Array(await file.arrayBuffer()));
        checked.set(meant.name, found);
        if (found !== meant.sha256) wrong.push(file.name);
      }
    }
    looked.className = wrong.length > 0 ? 'bad' : 'good';
    looked.textContent =
      wrong.length > 0
        ? filled(words.altered, { names: wrong.join(', ') })
        : filled(words.unaltered, { count: checked.size, all: manifest.files.length });
  });
  document
    .getElementById('check')
    .append(
      make('div', {}, make('h2', { textContent: words.check }), make('label', {}, words.checkHint, picker), looked),
    );

  const lines = manifest.tasks.map((task) => {
    const field = (label, set) => {
      const input = make('input', set);
      return { input, label: make('label', {}, label, input) };
    };
    const start = field(words.start, { type: 'datetime-local' });
    const finish = field(words.finish, { type: 'datetime-local' });
    const sheets = field(filled(words.sheets, { sheets: task.sheets }), {
      type: 'number',
      min: 0,
      step: 1,
      value: task.sheets,
    });
    const waste = field(words.waste, { type: 'number', min: 0, step: 1, value: 0 });
    const damaged = field(words.damaged, { type: 'number', min: 0, step: 1, value: 0 });
    const machines = manifest.machines ?? [];
    const machine = make(
      'select',
      {},
      ...(machines.length > 1 ? [''] : []).concat(machines).map((name) => new Option(name, name)),
    );
    const note = field(words.note, { type: 'text', maxLength: 200 });
    const choice = make('fieldset', {}, make('legend', { textContent: words.state }));
    const fields = make('div', { className: 'fields', hidden: true });
    fields.append(...[start, finish, sheets, waste, damaged, note].map(({ label }) => label));
    if (machines.length > 0) fields.prepend(make('label', {}, words.machine, machine));
    let as = 'untouched';
    for (const one of ['untouched', 'printed', 'failed']) {
      const radio = make('input', { type: 'radio', name: task.orderId, checked: one === as });
      radio.addEventListener('change', () => {
        as = one;
        fields.hidden = as === 'untouched';
      });
      choice.append(make('label', {}, radio, words[one]));
    }
    const what = filled(words.task, {
      sheets: task.sheets,
      copies: task.copies,
      at: shown(task.wantedAt),
      file: task.file,
    });
    const codes = task.codes.map(({ first: from, last }) => (from === last ? from : `${from} – ${last}`)).join(', ');
    const where = `${task.schoolName} ${task.classNames.join(' ')}`;
    document
      .getElementById('tasks')
      .append(
        make(
          'div',
          {},
          make('h2', { textContent: `${task.number} ${task.title}` }),
          make('small', { textContent: where }),
          make('small', { textContent: what }),
          codes === '' ? '' : make('small', { textContent: filled(words.codes, { codes }) }),
          choice,
          fields,
        ),
      );
    const whole = ({ input }) => Math.max(0, Math.round(Number(input.value) || 0));
    const wrong = () => {
      const isTouched = as !== 'untouched';
      const times = [start.input.value, finish.input.value];
      return [
        [machine, isTouched && machines.length > 0 && machine.value === ''],
        [start.input, isTouched && times[0] === ''],
        [finish.input, isTouched && (times[1] === '' || times[1] < times[0])],
        [sheets.input, as === 'printed' && whole(sheets) < task.sheets],
        [note.input, as === 'failed' && note.input.value.trim() === ''],
      ].filter(([input, is]) => {
        input.setAttribute('aria-invalid', String(is));
        return is;
      });
    };
    const said = () => {
      const isTouched = as !== 'untouched';
      return {
        orderId: task.orderId,
        as,
        startedAt: isTouched ? stampOf(start.input.value) : null,
        finishedAt: isTouched ? stampOf(finish.input.value) : null,
        sheets: as === 'printed' ? whole(sheets) : 0,
        wasteSheets: isTouched ? whole(waste) : 0,
        damagedSheets: isTouched ? whole(damaged) : 0,
        machine: isTouched ? machine.value : '',
        note: isTouched ? note.input.value.trim() : '',
      };
    };
    return { said, wrong };
  });

  const by = make('input', { type: 'text', maxLength: 60 });
  const told = make('p');
  told.setAttribute('role', 'status');
  const save = make('button', { type: 'button', textContent: words.save });
  save.addEventListener('click', () => {
    const [missing] = lines.flatMap((line) => line.wrong());
    told.className = missing ? 'bad' : 'good';
    if (missing) {
      told.textContent = words.incomplete;
      missing[0].focus();
      return;
    }
    const now = new Date();
    const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
    const report = {
      manifest: pack.text,
      signature: pack.signature,
      writtenAt: stampOf(local),
      by: by.value.trim(),
      checked: [...checked].map(([name, sha]) => ({ name, sha256: sha })),
      tasks: lines.map((line) => line.said()),
    };
    const name = `${manifest.number}-report.json`;
    const file = new Blob([sealed(pack, report)], { type: 'application/json' });
    const link = make('a', { href: URL.createObjectURL(file), download: name });
    link.click();
    told.textContent = filled(words.saved, { name });
  });
  const end = make('div', {}, make('label', {}, words.by, by), make('p', { textContent: words.saveHint }), save, told);
  document.getElementById('end').append(end);
})();
