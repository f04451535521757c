const signs = (list: string): [string, string][] =>
  list
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [name = '', sign = ''] = pair.split('=');
      return [name, sign];
    });

/** How a command reads in a line of plain text. What is not here reads as its own name (`\sin` → sin). */
export const signByCommand: ReadonlyMap<string, string> = new Map([
  ...signs(`alpha=α beta=β gamma=γ delta=δ epsilon=ε varepsilon=ε zeta=ζ eta=η theta=θ vartheta=θ iota=ι kappa=κ lambda=λ mu=μ nu=ν xi=ξ
    pi=π rho=ρ sigma=σ tau=τ upsilon=υ phi=φ varphi=φ chi=χ psi=ψ omega=ω Gamma=Γ Delta=Δ Theta=Θ Lambda=Λ Xi=Ξ Pi=Π Sigma=Σ Phi=Φ
    Psi=Ψ Omega=Ω times=× div=÷ cdot=· pm=± mp=∓ ast=* star=⋆ circ=° bullet=• oplus=⊕ otimes=⊗ le=≤ leq=≤ leqslant=≤ ge=≥ geq=≥
    geqslant=≥ ne=≠ neq=≠ equiv=≡ approx=≈ sim=∼ simeq=≃ cong=≅ propto=∝ ll=≪ gg=≫ infty=∞ partial=∂ nabla=∇ forall=∀ exists=∃ in=∈
    notin=∉ ni=∋ subset=⊂ subseteq=⊆ subsetneqq=⫋ supset=⊃ supseteq=⊇ cup=∪ cap=∩ emptyset=∅ varnothing=∅ setminus=∖ complement=∁
    land=∧ wedge=∧ lor=∨ vee=∨ neg=¬ lnot=¬ to=→ rightarrow=→ longrightarrow=→ leftarrow=← leftrightarrow=↔ Rightarrow=⇒ Leftarrow=⇐
    Leftrightarrow=⇔ rightleftharpoons=⇌ uparrow=↑ downarrow=↓ mapsto=↦ angle=∠ triangle=△ perp=⊥ parallel=∥ mid=| vert=| Vert=‖
    because=∵ therefore=∴ ldots=… cdots=… dots=… vdots=⋮ ddots=⋱ sum=∑ prod=∏ int=∫ oint=∮ prime=′ degree=° hbar=ħ ell=ℓ Re=Re
    lt=< gt=> lbrace={ rbrace=} lbrack=[ rbrack=] lparen=( rparen=) lvert=| rvert=| lVert=‖ rVert=‖ colon=: ratio=: vcentcolon=: leqq=≦ geqq=≧
    iff=⇔ implies=⇒ impliedby=⇐ gets=← longleftarrow=← longleftrightarrow=↔ longmapsto=↦ Longrightarrow=⇒ Longleftarrow=⇐ Longleftrightarrow=⇔
    nearrow=↗ searrow=↘ swarrow=↙ nwarrow=↖ parallelogram=▱ cdotp=· sdot=· centerdot=· plusmn=± infin=∞ isin=∈ empty=∅ sub=⊂ sube=⊆ sup=⊃ supe=⊇
    N=ℕ Z=ℤ Q=ℚ R=ℝ C=ℂ natnums=ℕ reals=ℝ subsetneq=⊊ supsetneq=⊋ nsubseteq=⊈ nless=≮ ngtr=≯ nleq=≰ ngeq=≱ nmid=∤ nparallel=∦ triangleq=≜
    blacksquare=■ blacktriangle=▲ bigstar=★ spades=♠ hearts=♥ diamonds=♦ clubs=♣ surd=√ backslash=\\ celsius=℃ perthousand=‰ ohm=Ω micro=μ
    textless=< textgreater=> textbar=| textbardbl=‖ textbackslash=\\ textasciitilde=~ textasciicircum=^ textunderscore=_ textdollar=$
    textbraceleft={ textbraceright=} textdegree=° textcelsius=℃ textperthousand=‰ textpm=± texttimes=× textdiv=÷ textminus=− textmu=μ textohm=Ω
    textbullet=• textperiodcentered=· textellipsis=… textemdash=— textendash=– textquotedblleft=“ textquotedblright=” textquoteleft=‘
    textquoteright=’ textleftarrow=← textrightarrow=→ textuparrow=↑ textdownarrow=↓ textsection=§ textparagraph=¶ textcopyright=©
    textregistered=® texttrademark=™ textyen=¥ texteuro=€ textsterling=£ textcent=¢ textwon=₩ textnumero=№ textreferencemark=※ textsurd=√
    textonehalf=½ textonequarter=¼ textthreequarters=¾ textonesuperior=¹ texttwosuperior=² textthreesuperior=³ textasteriskcentered=*
    textdagger=† textdaggerdbl=‡ lfloor=⌊ rfloor=⌋ lceil=⌈ rceil=⌉ langle=⟨ rangle=⟩ square=□ Box=□ diamond=◇ odot=⊙ bigcirc=○ checkmark=✓ complement=∁`),
  ...['quad', 'qquad', ' ', ',', ';', ':', '>', 'enspace', 'thinspace'].map((name): [string, string] => [name, ' ']),
  ...[
    'left',
    'right',
    'big',
    'Big',
    'bigg',
    'Bigg',
    'bigl',
    'bigr',
    'limits',
    'nolimits',
    'displaystyle',
    'textstyle',
    'middle',
    '!',
    'hline',
  ].map((name): [string, string] => [name, '']),
]);

/** Commands whose argument reads as if they were not there. */
export const readThrough: ReadonlySet<string> = new Set(
  `text textbf textit textrm mathrm mathbf mathbb mathcal mathit mathsf boldsymbol operatorname mbox hbox bar hat tilde overline underline
  widehat dot ddot pu boxed textnormal textup textmd textsf texttt textcircled emph bm pmb mathscr mathfrak mathtt mathring widetilde overbrace
  underbrace fbox cancel bcancel xcancel phantom mathop mathbin mathrel`.split(/\s+/),
);

/** `\overrightarrow{AB}` → →AB: the sign stands before what it covers. */
export const signBefore: ReadonlyMap<string, string> = new Map(
  signs('vec=→ overrightarrow=→ overarc=⌒ widearc=⌒ overset= underset='),
);

const script = (plain: string, raised: string): ReadonlyMap<string, string> =>
  new Map([...plain].map((sign, i) => [sign, [...raised][i] ?? sign]));
export const superscripts = script('0123456789+-−=()', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾');
export const subscripts = script('0123456789+-−=()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎');

/** Commands that a formula of a question never needs and that define, load, link or draw things elsewhere. */
export const forbiddenCommands: ReadonlySet<string> = new Set(
  `def edef gdef xdef let futurelet global long newcommand renewcommand providecommand newenvironment renewenvironment
  DeclareMathOperator input include usepackage documentclass require href url includegraphics html htmlClass htmlId htmlStyle htmlData
  class cssId style loop csname endcsname expandafter catcode write openin openout read immediate special directlua unicode`.split(
    /\s+/,
  ),
);
