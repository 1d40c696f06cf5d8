import { readdirSync, readFileSync } from "node:fs";
import { dirname, extname, join, relative, resolve, sep } from "node:path";
import ts from "typescript";

export const root = resolve(import.meta.dirname, "../..");

export interface Import {
  /** Path of the importing file from the project's folder, with slashes. */
  readonly file: string;
  /** As it is written. */
  readonly from: string;
  /** Path from the project's folder without its ending, or the package's name. */
  readonly target: string;
  readonly isTypeOnly: boolean;
  /** Loaded later, when it is needed. */
  readonly isDynamic: boolean;
}

export interface Source {
  /** Path from the project's folder, with slashes. */
  readonly file: string;
  readonly tree: ts.SourceFile;
  readonly imports: readonly Import[];
}

const slashed = (path: string) => path.split(sep).join("/");
const withoutEnding = (path: string) =>
  /^\.[jt]sx?$/.test(extname(path)) ? path.slice(0, -extname(path).length) : path;

/** Every TypeScript file under a folder of the project. */
export function readSources(folder: string): readonly Source[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.d)\.tsx?$/.test(entry.name))
    .map((entry) => readSource(join(entry.parentPath, entry.name)));
}

function readSource(path: string): Source {
  const tree = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const file = slashed(relative(root, path));
  const imports: Import[] = [];
  const add = (specifier: ts.Node, isTypeOnly: boolean, isDynamic: boolean) => {
    if (!ts.isStringLiteralLike(specifier)) return;
    const from = specifier.text;
    const isOwn = from.startsWith(".");
    const target = isOwn
      ? slashed(relative(root, withoutEnding(resolve(dirname(path), from))))
      : from;
    imports.push({ file, from, target, isTypeOnly, isDynamic });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, onlyTypes(node), false);
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined) {
      add(node.moduleSpecifier, node.isTypeOnly, false);
    } else if (isDynamicImport(node)) add(node.arguments[0] ?? node, false, true);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, true, false);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { file, tree, imports };
}

function isDynamicImport(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
}

/** `import type …`, or nothing but types in braces. */
function onlyTypes({ importClause }: ts.ImportDeclaration): boolean {
  if (importClause === undefined) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = importClause;
  return (
    name === undefined &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly)
  );
}
