import type { Manual } from './places.js';

export const en: Manual = {
  'how-password': [
    'Personal info',
    'Open your personal info and change the password: the old one, then a new one of 6-18 letters and numbers.',
  ],
  'how-phone': ['Personal info', 'Open your personal info to change the picture and to bind or change the phone.'],
  'how-language': [
    'Home',
    'The language switch stands at the top of the page: one press changes between Chinese and English.',
  ],
  'how-install': ['App', 'Scan the code with the phone, or press “Copy the address” and send it there.'],
  'how-extend': [
    'Homework',
    'Open the homework, choose the student in the list of copies and give a later end. The end for everybody is changed there too.',
  ],
  'how-excuse': [
    'Missing homework',
    'Press the student in the list of who is missing, and excuse with a reason. Whoever is excused is neither reminded nor counted.',
  ],
  'how-publish': [
    'Homework',
    'Press “Publish homework”, choose the paper, the classes and the times, and confirm; it may also be set for later.',
  ],
  'how-layers': [
    'Homework',
    'While publishing, choose a paper for each layer: they are given in one act. Layers are set in class management.',
  ],
  'how-withdraw': [
    'Homework',
    'Open the homework and withdraw it. Once somebody has written it cannot be withdrawn, but it can be collected early.',
  ],
  'how-collect': [
    'Homework',
    'Open the homework and collect now: what was written counts as handed in, the rest as missing, later ink as late.',
  ],
  'how-mark': [
    'Marking',
    'Choose a homework to mark: by question or by student. What the machine is sure of is scored already.',
  ],
  'how-release': [
    'Marking',
    'When all is marked, give it back from the homework or the marking page: only then do students see scores and comments.',
  ],
  'how-undo-score': [
    'Marking',
    'Undo (Ctrl Z) takes back the score just given; older ones are scored anew. Each change is on record.',
  ],
  'how-answer-groups': [
    'Marking',
    'While marking, open the answer groups: answers that say the same are looked at together and scored at once.',
  ],
  'how-print': [
    'Print orders',
    'Once a paper is laid out, send it to print with copies, paper and a day. Print orders show how far it is.',
  ],
  'how-answer-card': [
    'Answer cards',
    'Choose a paper there to get its answer card, with the places to answer in and no questions.',
  ],
  'how-import-questions': [
    'Import questions',
    'Upload Word, tables or files of other banks, check what was read, and they go into your bank.',
  ],
  'how-write-question': [
    'Write a question',
    'Write the question, options, answer and explanation, with formulas and pictures; it goes into your bank.',
  ],
  'how-compose': [
    'Compose by hand',
    'Put questions into the cart in the resource centre, then order and score them here and save the paper.',
  ],
  'how-characters': ['Practice sheets', 'Choose characters, type the words, and choose tracing, strokes or copying.'],
  'how-sums': ['Practice sheets', 'Choose sums, set the range, how many, and whether there is carrying and borrowing.'],
  'how-scan': [
    'Scans',
    'Upload a batch of scanned PDF or pictures: pages and students are found by themselves, and doubts are shown to you.',
  ],
  'how-pens': [
    'Try a pen',
    'Write a few strokes on that page to see whether the pen is connected, its battery and its page.',
  ],
  'how-preset-comments': [
    'Preset comments',
    'Keep usual comments by question type and cause, to give with one press; tables can be imported.',
  ],
  'how-lecture': [
    'Going over homework',
    'Choose a marked homework: collect typical answers, write notes, and show them on the screen.',
  ],
  'how-seats': [
    'Seating plan',
    'Drag students to other seats, or say who needs what and let the plan be made, then change it.',
  ],
  'how-groups': ['Groups', 'Make groups and drag students into them, or have them drawn at random or balanced.'],
  'how-levels': ['Layers', 'See and change the layer of each student, or look at what recent homework proposes.'],
  'how-readings': [
    'Readings of names',
    'Choose the right reading of a name there: lists are sorted and searched by it.',
  ],
  'how-lesson': [
    'Live lessons',
    'Choose a class and start a lesson: quick answers, votes and quizzes, with results as they come.',
  ],
  'how-disk-upload': [
    'Cloud disk',
    'Press upload or drop files there, ten at most at a time; after a broken connection it goes on.',
  ],
  'how-disk-share': ['Cloud disk', 'Choose the file and share it, or put it on the shelf of the school.'],
  'how-stage-test': [
    'Stage tests',
    'Set up a stage test, upload the table of scores, check it, and publish the results.',
  ],
  'how-export': ['Learning analysis', 'Open the class report of a homework and export it as a table.'],
  'how-report': [
    'Learning analysis',
    'Choose a homework to see the distribution, score rates by question, and knowledge points.',
  ],
  'how-spoken': ['Spoken homework', 'Create one: what is read aloud, how many tries, until when, for which classes.'],
  'how-redo': [
    'Personal booklets',
    'Make the wrong questions of some weeks into a booklet for each student, to be written again.',
  ],
  'how-slips': [
    'Students',
    'In the list of the class print the login slips: students not yet activated get new initial passwords, shown once.',
  ],
  'how-subject': ['Home', 'The subject is switched at the top of the page; with several roles, so is the role.'],
  'how-share-paper': ['Papers', 'The library holds your own papers and those of the school, and is searched by name.'],
  'how-existing': [
    'From a ready paper',
    'Choose a paper to start from, add and remove questions, and save it as a new one.',
  ],
  'how-find-questions': [
    'Resource centre',
    'Find questions by chapter, knowledge point or words, and put what fits into the cart.',
  ],
  'how-add-teacher': ['Teachers', 'Add a teacher with name and lessons; for many at once import a list.'],
  'how-teacher-leaves': [
    'Teachers',
    'Let the teacher leave there: login, roles and lessons end at once, what was marked stays, and a return is possible.',
  ],
  'how-teaching': ['Teachers', 'Open a teacher and add or remove classes and subjects under lessons.'],
  'how-add-student': ['Students', 'Add a student with name, number and class.'],
  'how-import-people': [
    'Import lists',
    'Fill in the template and upload it: it is checked first, written after you confirm, and can be undone.',
  ],
  'how-move-student': [
    'Students',
    'Choose the students and move them to another class; earlier results stay with the old one.',
  ],
  'how-reset-password': [
    'Students',
    'Choose students and reset the password: the old one ends at once, the new one is shown once. For teachers use Teachers.',
  ],
  'how-add-class': ['Classes', 'Add classes of a grade, several at a time if you like.'],
  'how-end-class': ['Classes', 'Choose the class and end it; results and members stay as history.'],
  'how-school-year': ['School year', 'Preview where each class goes, then confirm; it can be undone.'],
  'how-subjects': ['Subjects', 'Offer subjects to grades there, or stop offering them.'],
  'how-audit': ['Audit', 'See who changed what and when, by person, record and time, and export it.'],
  'how-retention': ['Retention', 'Set how long each kind of data is kept; beforehand you see how much would go.'],
  'how-take-out': ['Students', 'Open the student and export the data; a zip is ready when it is done.'],
  'how-erase': ['Students', 'Open the student and erase the data. That cannot be undone: export first.'],
  'how-load': ['Homework load', 'See the minutes of homework of each class and day, and set a limit.'],
  'how-photo': ['My homework', 'Open the homework, choose to take photographs, and hand in each page clearly.'],
  'how-on-screen': [
    'My homework',
    'Some homework can be answered on the screen: open it, and where it can there is a way in.',
  ],
  'how-see-result': [
    'My homework',
    'Once the teacher has given it back, open the homework to see scores, marks and comments.',
  ],
  'how-wrong-book': [
    'Wrong questions',
    'They stand there by the day of review: say understood or not yet, and why it went wrong.',
  ],
  'how-cause': [
    'Wrong questions',
    'Under the question tap “What went wrong”: sign, formula, misread, careless, not sure.',
  ],
  'how-join-lesson': ['Lesson', 'Type the six digits that the teacher shows and choose your name.'],
  'how-spoken-do': [
    'My homework',
    'Open the spoken homework, allow the microphone, record, listen, and hand in; you may try again within the tries.',
  ],
};
