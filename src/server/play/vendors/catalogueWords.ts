import type { TValidationError } from 'typebox/error';
import type { LocalText } from '../../../domain/language.ts';

/** Codes of what can be wrong with a catalogue file. */
export type CatalogueCode =
  | 'key.unknown'
  | 'key.missing'
  | 'type'
  | 'enum'
  | 'pattern'
  | 'text.tooShort'
  | 'text.tooLong'
  | 'list.tooShort'
  | 'list.tooLong'
  | 'value.tooSmall'
  | 'value.tooLarge'
  | 'shape'
  | 'studio.twice'
  | 'studio.notOfVendor'
  | 'game.twice'
  | 'game.noStudio'
  | 'category.notOfVendor';

export interface CatalogueSentence {
  readonly code: CatalogueCode;
  readonly message: LocalText;
}

const sentence = (code: CatalogueCode, en: string, vi: string): CatalogueSentence => ({ code, message: { en, vi } });

const quoted = (names: readonly unknown[]) => names.map((name) => JSON.stringify(name)).join(', ');

/** Sentence for a fault of the shape. */
export function sentenceOf(error: TValidationError): CatalogueSentence {
  switch (error.keyword) {
    case 'additionalProperties': {
      const keys = quoted(error.params.additionalProperties);
      return sentence(
        'key.unknown',
        `There is no setting ${keys} here. Remove it.`,
        `Không có thiết lập ${keys} ở đây. Hãy xoá nó.`,
      );
    }
    case 'required': {
      const keys = quoted(error.params.requiredProperties);
      return sentence('key.missing', `${keys} is missing here.`, `Ở đây thiếu ${keys}.`);
    }
    case 'type': {
      const { type } = error.params;
      const names = typeof type === 'string' ? [type] : type;
      return sentence('type', `has to be of the type ${names.join(' or ')}.`, `phải thuộc kiểu ${names.join(' hoặc ')}.`);
    }
    case 'enum': {
      const allowed = quoted(error.params.allowedValues);
      return sentence('enum', `has to be one of ${allowed}.`, `phải là một trong ${allowed}.`);
    }
    case 'pattern': {
      const pattern = String(error.params.pattern);
      return sentence('pattern', `has to match ${pattern}.`, `phải khớp với ${pattern}.`);
    }
    case 'minLength':
      return sentence('text.tooShort', 'must not be empty.', 'không được để trống.');
    case 'maxLength': {
      const { limit } = error.params;
      return sentence('text.tooLong', `may have ${limit} characters at most.`, `tối đa ${limit} ký tự.`);
    }
    case 'minItems': {
      const { limit } = error.params;
      return sentence('list.tooShort', `needs ${limit} or more entries.`, `cần ít nhất ${limit} mục.`);
    }
    case 'maxItems': {
      const { limit } = error.params;
      return sentence('list.tooLong', `may have ${limit} entries at most.`, `tối đa ${limit} mục.`);
    }
    case 'minimum': {
      const { limit } = error.params;
      return sentence('value.tooSmall', `has to be ${limit} or more.`, `phải từ ${limit} trở lên.`);
    }
    case 'maximum': {
      const { limit } = error.params;
      return sentence('value.tooLarge', `has to be ${limit} or less.`, `không được quá ${limit}.`);
    }
    default:
      return sentence(
        'shape',
        `does not have the expected shape (${error.keyword}).`,
        `không đúng cấu trúc (${error.keyword}).`,
      );
  }
}

export const studioTwice = (code: string) =>
  sentence('studio.twice', `The studio ${code} occurs twice. Remove one.`, `Hãng ${code} xuất hiện hai lần. Hãy xoá một mục.`);

export const studioNotOfVendor = (code: string) =>
  sentence(
    'studio.notOfVendor',
    `${code} is not a studio of this vendor in vendors.json. Add it there or remove it here.`,
    `${code} không phải hãng của nhà cung cấp này trong vendors.json. Hãy thêm vào đó hoặc xoá ở đây.`,
  );

export const gameTwice = (id: string) =>
  sentence('game.twice', `The game ${id} occurs twice. Remove one.`, `Trò chơi ${id} xuất hiện hai lần. Hãy xoá một mục.`);

export const gameWithoutStudio = (studio: string) =>
  sentence(
    'game.noStudio',
    `The file has no studio ${studio}. Add it to "studios".`,
    `Tệp không có hãng ${studio}. Hãy thêm vào "studios".`,
  );

export const categoryNotOfVendor = (category: string) =>
  sentence(
    'category.notOfVendor',
    `${category} is not a category of this vendor in vendors.json. Add it there or remove the game.`,
    `${category} không phải danh mục của nhà cung cấp này trong vendors.json. Hãy thêm vào đó hoặc xoá trò chơi.`,
  );
