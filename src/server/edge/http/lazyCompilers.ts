import { AjvCompiler } from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

/**
 * Fastify's own compilers of schemas, each schema compiled by the first request or answer that needs it. All of them at the
 * start cost more than the rest of it, and a process meets few of the calls in its first minute.
 */
export function createLazyCompilers() {
  const left = new Set<() => unknown>();
  const later = <Compiled>(compile: () => Compiled) => {
    let compiled: Compiled | undefined;
    const ready = () => {
      left.delete(ready);
      compiled ??= compile();
      return compiled;
    };
    left.add(ready);
    return ready;
  };

  const buildValidator: ReturnType<typeof AjvCompiler> = (schemas, options) => {
    const compile = AjvCompiler()(schemas, options);
    return (route) => {
      const ready = later(() => compile(route));
      const validate = (data: unknown) => {
        const validator = ready();
        const isValid = validator(data);
        validate.errors = validator.errors ?? null;
        return isValid;
      };
      validate.errors = null as ReturnType<typeof ready>['errors'] | null;
      return validate as ReturnType<typeof ready>;
    };
  };

  const buildSerializer: ReturnType<typeof SerializerSelector> = (schemas, options) => {
    const compile = SerializerSelector()(schemas, options);
    return (route) => {
      const ready = later(() => compile(route));
      return (answer) => ready()(answer);
    };
  };

  return {
    compilersFactory: { buildValidator, buildSerializer },
    /** @throws the error of a schema that does not compile */
    compileAll: () => {
      for (const ready of left) ready();
    },
  };
}
