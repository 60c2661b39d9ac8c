//! Import circles: files that use each other, directly or through others. At most a few are
//! allowed, and only small ones.

use super::{
    source::{Source, is_word, paths, read_folder, read_path, tokens, without_tests},
    src,
};
use std::collections::{BTreeMap, BTreeSet};

/// The most circles that the sources may have.
const CIRCLES: usize = 3;
/// The most files in one circle.
const FILES: usize = 4;

type Path = Vec<String>;
type Graph = BTreeMap<Path, BTreeSet<Path>>;

/// Returns for each module the modules whose items it uses. A path through a re-export leads to the
/// module that defines the item; a re-export itself is no use.
fn graph(sources: &[Source]) -> Graph {
    let modules: BTreeSet<&Path> = sources.iter().map(|source| &source.module).collect();
    let reexports: BTreeMap<&Path, Vec<Path>> =
        sources.iter().map(|source| (&source.module, reexported(source, &modules))).collect();
    let mut graph = Graph::new();
    for source in sources {
        let tokens = without_reexports(&without_tests(tokens(&source.text)));
        let used = paths(&tokens).into_iter().filter_map(|path| {
            defining_module(&full(source, &path, &modules)?, &modules, &reexports, 0)
        });
        let used = used.filter(|module| *module != source.module).collect();
        graph.insert(source.module.clone(), used);
    }
    graph
}

/// Returns the path from the top of the crate; a path may also start with a child module.
fn full(source: &Source, path: &[String], modules: &BTreeSet<&Path>) -> Option<Path> {
    let child = [&source.module[..], path].concat();
    let is_child =
        child.get(..=source.module.len()).is_some_and(|it| modules.contains(&it.to_vec()));
    source.absolute(path).or_else(|| is_child.then_some(child))
}

fn defining_module(
    path: &[String],
    modules: &BTreeSet<&Path>,
    reexports: &BTreeMap<&Path, Vec<Path>>,
    depth: usize,
) -> Option<Path> {
    let length =
        (0..=path.len()).rev().find(|&length| modules.contains(&path[..length].to_vec()))?;
    let (module, rest) = path.split_at(length);
    let item = rest.first();
    let reexport = reexports[&module.to_vec()].iter().find(|it| it.last() == item);
    match reexport.filter(|_| depth < 8) {
        Some(target) => defining_module(target, modules, reexports, depth + 1),
        None => Some(module.to_vec()),
    }
}

/// Returns the full paths that `pub use` brings into the module.
fn reexported(source: &Source, modules: &BTreeSet<&Path>) -> Vec<Path> {
    let tokens = tokens(&source.text);
    let mut found = Vec::new();
    for start in reexport_starts(&tokens) {
        read_path(&tokens, start, &mut Vec::new(), &mut found);
    }
    found.iter().filter_map(|path| full(source, path, modules)).collect()
}

/// Returns the index after each `pub use`.
fn reexport_starts(tokens: &[String]) -> Vec<usize> {
    let is_start = |&index: &usize| {
        tokens[index] == "use" && index > 0 && matches!(tokens[index - 1].as_str(), "pub" | ")")
    };
    (0..tokens.len()).filter(is_start).map(|index| index + 1).collect()
}

fn without_reexports(tokens: &[String]) -> Vec<String> {
    let mut code = tokens.to_vec();
    for start in reexport_starts(tokens) {
        let end = tokens[start..].iter().position(|token| token == ";").unwrap_or(0);
        for token in
            code[start..start + end].iter_mut().filter(|token| is_word(token) || *token == "::")
        {
            *token = ";".to_owned();
        }
    }
    code
}

/// Returns the strongly connected components of more than one module (Tarjan, 1972).
fn circles(graph: &Graph) -> Vec<Vec<String>> {
    let mut search = Search { graph, ..Search::new(graph) };
    for module in graph.keys() {
        if !search.order.contains_key(module) {
            search.visit(module);
        }
    }
    search.found
}

struct Search<'a> {
    graph: &'a Graph,
    order: BTreeMap<&'a Path, usize>,
    lowest: BTreeMap<&'a Path, usize>,
    stack: Vec<&'a Path>,
    found: Vec<Vec<String>>,
}

impl<'a> Search<'a> {
    fn new(graph: &'a Graph) -> Search<'a> {
        let (order, lowest) = (BTreeMap::new(), BTreeMap::new());
        Search { graph, order, lowest, stack: Vec::new(), found: Vec::new() }
    }

    fn visit(&mut self, module: &'a Path) {
        let number = self.order.len();
        self.order.insert(module, number);
        self.lowest.insert(module, number);
        self.stack.push(module);
        for used in self.graph.get(module).into_iter().flatten() {
            if !self.order.contains_key(used) {
                self.visit(used);
                self.lower(module, self.lowest[used]);
            } else if self.stack.contains(&used) {
                self.lower(module, self.order[used]);
            }
        }
        if self.lowest[module] == number {
            let start = self.stack.iter().position(|it| *it == module).unwrap();
            let circle: Vec<String> = self.stack.drain(start..).map(|it| it.join("::")).collect();
            if circle.len() > 1 {
                self.found.push(circle);
            }
        }
    }

    fn lower(&mut self, module: &'a Path, to: usize) {
        let lowest = self.lowest.entry(module).or_insert(to);
        *lowest = to.min(*lowest);
    }
}

#[test]
fn import_circles_are_few_and_small() {
    let sources = read_folder(src(), &[]);
    let sources: Vec<Source> = sources
        .into_iter()
        .filter(|source| !matches!(source.layer(), "bin" | "lib" | "main"))
        .collect();
    let circles = circles(&graph(&sources));
    for circle in &circles {
        println!("circle of {}: {}", circle.len(), circle.join(" "));
        assert!(circle.len() <= FILES, "too large a circle: {}", circle.join(" "));
    }
    assert!(circles.len() <= CIRCLES, "{} circles: {circles:?}", circles.len());
}

#[test]
fn a_circle_through_a_reexport_is_found() {
    let sources = [
        Source::made_up("rules", "pub use board::Board; pub use game::{Game, Goal};"),
        Source::made_up("rules::board", "use crate::rules::Goal;"),
        Source::made_up("rules::game", "use super::{board::Board, seat};"),
        Source::made_up("rules::seat", "fn seat() {}"),
    ];
    let found = circles(&graph(&sources));
    assert_eq!(found, [["rules::board", "rules::game"]]);
}

#[test]
fn a_reexport_alone_makes_no_circle() {
    let sources = [
        Source::made_up("rules", "pub use board::Board; pub struct Plan;"),
        Source::made_up("rules::board", "use super::Plan;"),
    ];
    assert!(circles(&graph(&sources)).is_empty());
}
