export interface Fault {
  readonly code: 'story' | 'script' | 'network' | 'overflow' | 'word' | 'font' | 'same';
  /** One line that says what is wrong and where. */
  readonly detail: string;
}

/** Finds faults that need no reference picture. Runs in the page, so it must be self-contained. */
export function faultsOnPage(): Fault[] {
  const faults: Fault[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    const widest = [...document.body.querySelectorAll('*')]
      .map((element) => ({ element, right: element.getBoundingClientRect().right }))
      .toSorted((left, right) => right.right - left.right)[0];
    const tag = widest?.element.tagName.toLowerCase() ?? 'page';
    faults.push({ code: 'overflow', detail: `${scrollWidth - clientWidth} px wider than the window, by a <${tag}>` });
  }

  const unread = 'script,style,template,code,pre,kbd,samp,[translate="no"],.sb-wrapper';
  const likeKey = /^[a-z][a-zA-Z0-9]*(?:[._][a-zA-Z0-9]+)+$/;
  const likeAddress = /\.(?:localhost|com|net|vn|example|test|json|svg|png|apk|ipa)$/;
  const isKey = (text: string) => likeKey.test(text) && !likeAddress.test(text);
  const fonts = new Map<string, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    // Skipped sections (`content-visibility`) have not loaded their fonts.
    if (
      text === '' ||
      parent === null ||
      parent.closest(unread) !== null ||
      !parent.checkVisibility({ contentVisibilityAuto: true })
    )
      continue;
    if (isKey(text)) faults.push({ code: 'word', detail: `“${text}” is shown instead of words` });
    const { fontFamily, fontWeight, fontStyle } = getComputedStyle(parent);
    // The other families are fallbacks, which load only if the first does not.
    const key = `${fontStyle} ${fontWeight} 16px ${fontFamily.split(',')[0]}`;
    fonts.set(key, (fonts.get(key) ?? '') + text);
  }
  for (const element of document.body.querySelectorAll('[aria-label],[placeholder],[alt],[title]')) {
    if (element.closest(unread) !== null) continue;
    for (const name of ['aria-label', 'placeholder', 'alt', 'title']) {
      const text = element.getAttribute(name) ?? '';
      if (isKey(text)) faults.push({ code: 'word', detail: `${name}="${text}" instead of words` });
    }
  }

  const bare = (family: string) => family.trim().replace(/^["']|["']$/g, '');
  const declared = new Set([...document.fonts].map(({ family }) => bare(family)));
  const generic = /^(?:system-ui|ui-[\w-]+|monospace|sans-serif|serif|emoji|math)$/;
  for (const [font, text] of fonts) {
    const first = bare(font.split('16px ')[1] ?? '');
    if (generic.test(first)) continue;
    const shown = `${first} ${font.split(' 16px')[0]}`;
    if (!declared.has(first)) faults.push({ code: 'font', detail: `${shown} is not declared on the page` });
    else if (!document.fonts.check(font, text)) faults.push({ code: 'font', detail: `${shown} did not load` });
  }
  return faults;
}
