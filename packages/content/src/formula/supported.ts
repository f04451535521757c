// Written by packages/typeset/scripts/list-commands.ts, which tries every command that KaTeX or MathJax knows.

/** Commands that are set alike on the screen and on paper; those of one sign, then those of letters. */
export const supportedCommands: ReadonlySet<string> = new Set([
  ...' !#$%&,.:;=>\\^_`{|}~',
  ...`Alpha And Bbb Bbbk Beta Big Bigg Biggl Biggm Biggr Bigl Bigm Bigr Box Bra Braket Bumpeq C Cap Chi Colonapprox Coloneq Coloneqq Colonsim
  Complex Cup Dagger Darr Delta Diamond Doteq Downarrow Epsilon Eqcolon Eqqcolon Eta Finv Game Gamma Harr Huge Im Iota Join Kappa Ket LARGE
  LaTeX Lambda Large Larr Leftarrow Leftrightarrow Lleftarrow Longleftarrow Longleftrightarrow Longrightarrow Lrarr Lsh Mu N Nu Omega Omicron
  Overrightarrow Phi Pi Pr Psi Q R Rarr Re Reals Rho Rightarrow Rrightarrow Rsh S Set Sigma Subset Supset Tau TeX Theta Uarr Uparrow
  Updownarrow Upsilon Vdash Vert Vvdash Xi Z Zeta above acute alef alefsym aleph alpha amalg angle approx approxeq arccos arcctg arcsin arctan
  arctg arg argmax argmin ast asymp atop backepsilon backprime backsim backsimeq backslash bar barwedge bcancel because begin beta beth between
  bf big bigcap bigcirc bigcup bigg biggl biggm biggr bigl bigm bigodot bigoplus bigotimes bigr bigsqcup bigstar bigtimes bigtriangledown
  bigtriangleup biguplus bigvee bigwedge binom blacklozenge blacksquare blacktriangle blacktriangledown blacktriangleleft blacktriangleright bm
  bmod bold boldsymbol bot bowtie boxdot boxed boxminus boxplus boxtimes bra brace brack braket breve bull bullet bumpeq cal cancel cancelto
  cap cdot cdotp cdots ce celsius centerdot cfrac ch check checkmark chi choose circ circeq circlearrowleft circlearrowright circledR circledS
  circledast circledcirc circleddash clap clubs clubsuit cnums colon colonapprox coloncolon coloneq coloneqq colonequals colonsim color
  colorbox complement cong coprod copyright cos cosec cosh cot cotg coth cr cramped csc ctg cth cup curlyeqprec curlyeqsucc curlyvee curlywedge
  curvearrowleft curvearrowright dArr dag dagger daleth darr dashleftarrow dashrightarrow dashv dbinom dblcolon ddag ddagger ddddot dddot ddot
  ddots deg degree delta det dfrac diagdown diagup diamond diamonds diamondsuit digamma dim displaystyle div divideontimes divsymbol dot doteq
  doteqdot dotplus dots dotsb dotsc dotsi dotsm dotso dotsx doublebarwedge doublecap doublecup downarrow downdownarrows downharpoonleft
  downharpoonright ell emph empty emptyset end enskip enspace epsilon eqcirc eqcolon eqqcolon eqsim eqslantgtr eqslantless equalscolon equiv
  eta eth exist exists exp fallingdotseq fbox fcolorbox flat forall frac frak frown gamma gcd ge genfrac geq geqq geqslant gets gg ggg gggtr
  gimel gnapprox gneq gneqq gnsim grave gt gtrapprox gtrdot gtreqless gtreqqless gtrless gtrsim gvertneqq hArr harr hat hbar hbox hdashline
  hearts heartsuit hline hom hookleftarrow hookrightarrow hphantom hskip hslash hspace huge idotsint iff iiiint iiint iint image imath
  impliedby implies in inf infin infty injlim int intercal intop iota isin it jmath kappa ker kern ket lArr lVert lambda land lang langle large
  larr lbrace lbrack lceil ldotp ldots le leadsto left leftarrow leftarrowtail leftharpoondown leftharpoonup leftleftarrows leftrightarrow
  leftrightarrows leftrightharpoons leftrightsquigarrow leftthreetimes leq leqq leqslant lessapprox lessdot lesseqgtr lesseqqgtr lessgtr
  lesssim lfloor lg lgroup lhd lim liminf limits limsup ll llap llcorner lll llless lmoustache ln lnapprox lneq lneqq lnot lnsim log
  longleftarrow longleftrightarrow longmapsto longrightarrow longrightleftharpoons looparrowleft looparrowright lor lozenge lparen lrArr lrarr
  lrcorner lt ltimes lvert lvertneqq maltese mapsto mathbb mathbf mathbin mathcal mathclap mathclose mathellipsis mathfrak mathinner mathit
  mathllap mathnormal mathop mathopen mathord mathpunct mathrel mathring mathrlap mathrm mathscr mathsf mathsfit mathsterling mathstrut mathtt
  max mbox measuredangle medspace mho micro mid middle min mkern mod models mp mskip mu multimap nLeftarrow nLeftrightarrow nRightarrow nVDash
  nVdash nabla natnums natural ncong ne nearrow neg negmedspace negthickspace negthinspace neq newline nexists ngeq ngeqq ngeqslant ngtr ni
  nleftarrow nleftrightarrow nleq nleqq nleqslant nless nmid nobreakspace nolimits normalsize not notin notni nparallel nprec npreceq
  nrightarrow nshortmid nshortparallel nsim nsubseteq nsubseteqq nsucc nsucceq nsupseteq nsupseteqq ntriangleleft ntrianglelefteq
  ntriangleright ntrianglerighteq nu nvDash nvdash nwarrow odot ohm oint omega omicron ominus operatorname oplus ordinarycolon oslash otimes
  over overarc overbrace overbracket overleftarrow overleftharpoon overleftrightarrow overline overparen overrightarrow overrightharpoon
  overset overunderset owns parallel parallelogram partial perp perthousand phantom phi pi pitchfork plim plusmn pm pmb pmod pod pounds prec
  precapprox preccurlyeq preceq precnapprox precneqq precnsim precsim prescript prime prod projlim propto psi pu qquad quad rArr rVert rang
  rangle rarr ratio rbrace rbrack rceil real reals restriction rfloor rgroup rhd rho right rightarrow rightarrowtail rightharpoondown
  rightharpoonup rightleftarrows rightleftharpoons rightrightarrows rightsquigarrow rightthreetimes risingdotseq rlap rm rmoustache rparen
  rtimes rule rvert scriptscriptstyle scriptsize scriptstyle sdot searrow sec set setminus sf sh sharp shortmid shortparallel sigma sim simeq
  sin sinh small smallfrown smallint smallsetminus smallsmile smash smile space spades spadesuit sphericalangle sqcap sqcup sqrt sqsubset
  sqsubseteq sqsupset sqsupseteq square stackrel star strut sub sube subset subseteq subseteqq subsetneq subsetneqq substack succ succapprox
  succcurlyeq succeq succnapprox succneqq succnsim succsim sum sup supe supset supseteq supseteqq supsetneq supsetneqq surd swarrow tan tanh
  tau tbinom text textasciicircum textasciitilde textasteriskcentered textbackslash textbar textbardbl textbf textbraceleft textbraceright
  textbullet textcelsius textcent textcircled textcolor textcopyright textdagger textdaggerdbl textdegree textdiv textdollar textdownarrow
  textellipsis textemdash textendash texteuro textgreater textit textleftarrow textless textmd textminus textmu textnormal textnumero textohm
  textonehalf textonequarter textonesuperior textparagraph textperiodcentered textperthousand textpm textquotedblleft textquotedblright
  textquoteleft textquoteright textreferencemark textregistered textrightarrow textrm textsection textsf textsterling textstyle textsurd
  textthreequarters textthreesuperior texttimes texttrademark texttt texttwosuperior textunderscore textup textuparrow textwon textyen tfrac tg
  th therefore theta thetasym thickapprox thicksim thickspace thinspace tilde times tiny to top triangle triangledown triangleleft
  trianglelefteq triangleq triangleright trianglerighteq tripledash tt twoheadleftarrow twoheadrightarrow u uArr uarr ulcorner underbar
  underbrace underbracket underleftarrow underleftrightarrow underline underparen underrightarrow underset unlhd unrhd uparrow updownarrow
  upharpoonleft upharpoonright uplus upsilon upuparrows urcorner v vDash varDelta varGamma varLambda varOmega varPhi varPi varPsi varSigma
  varTheta varUpsilon varXi varepsilon varinjlim varkappa varliminf varlimsup varnothing varphi varpi varprojlim varpropto varrho varsigma
  varsubsetneq varsubsetneqq varsupsetneq varsupsetneqq vartheta vartriangle vartriangleleft vartriangleright varvdots vcentcolon vcenter vdash
  vdots vec vee veebar vert vphantom wedge weierp widehat wideparen widetilde wp wr xLeftarrow xLeftrightarrow xRightarrow xcancel
  xhookleftarrow xhookrightarrow xi xleftarrow xleftharpoondown xleftharpoonup xleftrightarrow xleftrightharpoons xlongequal xmapsto
  xrightarrow xrightharpoondown xrightharpoonup xrightleftharpoons xtofrom xtwoheadleftarrow xtwoheadrightarrow yen zeta`.split(
    /\s+/,
  ),
]);

/** What may stand between \\begin and \\end. */
export const supportedEnvironments: ReadonlySet<string> = new Set(
  `Bmatrix Bmatrix* CD Vmatrix Vmatrix* align align* alignat alignat* aligned alignedat array bmatrix bmatrix* cases dcases drcases equation
  equation* gather gather* gathered matrix matrix* pmatrix pmatrix* rcases smallmatrix split vmatrix vmatrix*`.split(
    /\s+/,
  ),
);
