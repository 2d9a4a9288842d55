/**
 * Usage: node scripts/build/output-schemas.mjs
 * Writes `src/contract/outputs.schema.json`: the JSON Schema of every call's answer, from the type in its row. The types are
 * the one source; `demo/sandbox/app/docs/docs.test.ts` says when the file is older than they are.
 */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../..');

/** `/login/appNewLogin` → JSON Schema of its data. */
export function outputSchemas() {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [], files: ['src/contract/contract.ts'] },
    ts.sys,
    root,
  );
  const program = ts.createProgram([path.join(root, 'src/contract/contract.ts')], {
    ...options,
    // The contract knows no page and no Node: to read their declarations took three quarters of the time.
    lib: ['lib.es2023.d.ts'],
    types: [],
    jsx: undefined,
    incremental: false,
    tsBuildInfoFile: undefined,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path.join(root, 'src/contract/contract.ts'));
  const found = {};
  for (const domain of checker.getExportsOfModule(checker.getSymbolAtLocation(source))) {
    const rows = checker.getTypeOfSymbolAtLocation(domain, source);
    for (const row of rows.getProperties()) {
      const [, output] = checker.getTypeArguments(checker.getTypeOfSymbolAtLocation(row, source));
      found[row.valueDeclaration.initializer.arguments[0].text] = schemaOf(output, []);
    }
  }
  return found;

  function schemaOf(type, above) {
    if (type.intrinsicName === 'error') throw new Error('an answer has a type that the contract does not know');
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
    if (type.flags & ts.TypeFlags.BooleanLike && !(type.flags & ts.TypeFlags.BooleanLiteral))
      return { type: 'boolean' };
    if (type.flags & ts.TypeFlags.BooleanLiteral) return { const: type.intrinsicName === 'true' };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (type.flags & ts.TypeFlags.StringLike) return { type: 'string' };
    if (type.flags & ts.TypeFlags.NumberLike) return { type: 'number' };
    if (type.isUnion()) return unionOf(type, above);
    // A part of itself, as the items of a menu: it is what the part around it says.
    if (above.includes(type)) return { type: 'object' };
    const within = [...above, type];
    if (checker.isTupleType(type))
      return { type: 'array', items: { anyOf: checker.getTypeArguments(type).map((one) => schemaOf(one, within)) } };
    if (checker.isArrayType(type)) return { type: 'array', items: schemaOf(checker.getTypeArguments(type)[0], within) };
    const properties = {};
    const required = [];
    for (const property of checker.getPropertiesOfType(type)) {
      properties[property.name] = schemaOf(checker.getTypeOfSymbolAtLocation(property, source), within);
      if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name);
    }
    const others = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    const isOpen = others && !(others.flags & ts.TypeFlags.Never);
    return { type: 'object', properties, required, ...(isOpen && { additionalProperties: schemaOf(others, within) }) };
  }

  function unionOf(type, above) {
    const parts = type.types.filter((one) => !(one.flags & ts.TypeFlags.Undefined));
    const booleans = parts.filter((one) => one.flags & ts.TypeFlags.BooleanLiteral);
    const values = parts.filter((one) => one.isStringLiteral() || one.isNumberLiteral()).map((one) => one.value);
    const others = parts.filter((one) => !booleans.includes(one) && !(one.isStringLiteral() || one.isNumberLiteral()));
    const choices = [
      ...(booleans.length === 2 ? [{ type: 'boolean' }] : booleans.map((one) => schemaOf(one, above))),
      ...(values.length ? [{ enum: values }] : []),
      ...others.map((one) => schemaOf(one, above)),
    ];
    return choices.length === 1 ? choices[0] : { anyOf: choices };
  }
}

export const outputsFile = path.join(root, 'src/contract/outputs.schema.json');
/** A line for each call, so that a change shows which one it is. */
export const textOf = (schemas) =>
  `{\n${Object.entries(schemas)
    .map(([name, schema]) => `${JSON.stringify(name)}: ${JSON.stringify(schema)}`)
    .join(',\n')}\n}\n`;
if (process.argv[1] === import.meta.filename) fs.writeFileSync(outputsFile, textOf(outputSchemas()));
