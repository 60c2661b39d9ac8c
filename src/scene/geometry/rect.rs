//! Points and rectangles, in the board's SVG units or in the window's pixels.

/// A point, in units or in pixels.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    /// The distance from the left.
    pub x: f32,
    /// The distance from the top.
    pub y: f32,
}

impl Point {
    /// Returns the point halfway between the two.
    pub fn midpoint(self, other: Point) -> Point {
        Point { x: (self.x + other.x) / 2.0, y: (self.y + other.y) / 2.0 }
    }

    /// Returns the distance between the two.
    pub fn distance(self, other: Point) -> f32 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

/// A rectangle, in units or in pixels.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Rect {
    /// The left edge.
    pub x: f32,
    /// The upper edge.
    pub y: f32,
    /// The width.
    pub width: f32,
    /// The height.
    pub height: f32,
}

impl Rect {
    /// Returns the middle.
    pub fn center(self) -> Point {
        Point { x: self.x + self.width / 2.0, y: self.y + self.height / 2.0 }
    }

    /// Returns the right edge.
    pub fn right(self) -> f32 {
        self.x + self.width
    }

    /// Returns the lower edge.
    pub fn bottom(self) -> f32 {
        self.y + self.height
    }

    /// Returns the smallest rectangle around both.
    pub fn union(self, other: Rect) -> Rect {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let (right, bottom) = (self.right().max(other.right()), self.bottom().max(other.bottom()));
        Rect { x, y, width: right - x, height: bottom - y }
    }

    /// Returns true if the point lies in the rectangle.
    pub fn contains(self, point: Point) -> bool {
        (self.x..self.right()).contains(&point.x) && (self.y..self.bottom()).contains(&point.y)
    }

    /// Returns true if the two share more than an edge.
    pub fn overlaps(self, other: Rect) -> bool {
        self.x < other.right()
            && other.x < self.right()
            && self.y < other.bottom()
            && other.y < self.bottom()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn union_of_two_rectangles_is_symmetric() {
        let one = Rect { x: 80.0, y: 120.0, width: 40.0, height: 40.0 };
        let other = Rect { x: 40.0, y: 200.0, width: 40.0, height: 40.0 };
        let around = Rect { x: 40.0, y: 120.0, width: 80.0, height: 120.0 };
        assert_eq!([one.union(other), other.union(one)], [around; 2]);
    }

    #[test]
    fn a_rectangle_contains_its_first_edges_only() {
        let rect = Rect { x: 1.0, y: 2.0, width: 3.0, height: 4.0 };
        let contains = |x, y| rect.contains(Point { x, y });
        assert!(contains(1.0, 2.0) && !contains(4.0, 2.0) && !contains(1.0, 6.0));
    }
}
